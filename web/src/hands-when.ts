/** Days and times of finished hands as the reader's calendar and clock have them. Knows no hand. */
import { capital, type Language } from "./say";

/** The reader's own form of a language, as English of Britain, where his browser names one. */
export const localeOf = (language: Language, known: readonly string[]): string =>
  known.find((tag) => tag.split("-")[0]?.toLowerCase() === language) ?? language;

export const dateOf = (microseconds: number): Date => new Date(microseconds / 1000);

/** A day as the address and the browser's own fields write it. */
export function dayKey(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The heading of a day: today, yesterday, or its date; the year only where it is another one. */
export function dayName(date: Date, now: Date, locale: string): string {
  const ago = [0, 1].find((days) => dayKey(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)) === dayKey(date));
  if (ago !== undefined) return capital(new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-ago, "day"), locale);
  const year = date.getFullYear() === now.getFullYear() ? undefined : "numeric";
  const form = { weekday: "long", day: "numeric", month: "long", year } as const;
  return capital(new Intl.DateTimeFormat(locale, form).format(date), locale);
}

export const timeName = (date: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" }).format(date);

/** A day and, unless only the day is known, its time. */
export const whenName = (date: Date, locale: string, isDayAlone = false): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: isDayAlone ? undefined : "short" }).format(date);

/** A day of the address in a few letters; as it stands where it is none. */
export function shortDay(key: string, locale: string): string {
  const [year = 0, month = 1, day = 1] = key.split("-").map(Number);
  return whenName(new Date(year, month - 1, day), locale, true);
}

export interface Day<Line> {
  key: string;
  date: Date;
  lines: Line[];
}

/** Lines in order, those of one day together. */
export function byDay<Line extends { ended_at: number }>(lines: readonly Line[]): Day<Line>[] {
  const days: Day<Line>[] = [];
  for (const line of lines) {
    const date = dateOf(line.ended_at);
    const key = dayKey(date);
    const last = days.at(-1);
    if (last?.key === key) last.lines.push(line);
    else days.push({ key, date, lines: [line] });
  }
  return days;
}
