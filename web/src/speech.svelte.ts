/** The language that the page speaks now; whatever is drawn with `say` follows it without loading again. */
import { bestLanguage, LANGUAGES, type Language, Voice } from "./say";
import type { Arg, Message } from "./wire";

/** Each language in its own tongue, so that whoever is lost finds his own. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  uk: "Українська",
  da: "Dansk",
  pt: "Português",
};

const KEPT = "americana.language";

class Speech {
  voice: Voice = $state.raw(new Voice("en", ""));
  isReady = $state(false);

  async start(): Promise<void> {
    const kept = localStorage.getItem(KEPT);
    await this.choose(LANGUAGES.find((each) => each === kept) ?? bestLanguage(navigator.languages));
  }

  async choose(language: Language): Promise<void> {
    const answer = await fetch(`/api/messages/${language}`);
    if (!answer.ok) throw new Error(`no messages in ${language}: ${answer.status}`);
    this.voice = new Voice(language, await answer.text());
    document.documentElement.lang = language;
    this.isReady = true;
  }

  keep(language: Language): void {
    localStorage.setItem(KEPT, language);
    void this.choose(language);
  }
}

export const speech = new Speech();

export const say = (key: string, args?: Record<string, Arg>): string => speech.voice.say(key, args);
export const tell = (message: Message): string => speech.voice.tell(message);
/** A whole number with the language's own thousands. */
export const chips = (amount: number): string => amount.toLocaleString(speech.voice.language);
