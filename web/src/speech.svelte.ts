/** The language that the page speaks now; whatever is drawn with `say` follows it without loading again. */
import { LANGUAGES, type Language, Voice } from "./say";
import { shelf } from "./shelf";
import type { Arg, Message } from "./wire";

/** Each language in its own tongue, so that whoever is lost finds his own. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  ru: "Русский",
  uk: "Українська",
  da: "Dansk",
  pt: "Português",
};

/** The one word that is needed where no messages have come. */
export const RELOAD: Record<Language, string> = {
  en: "Reload",
  ru: "Обновить",
  uk: "Оновити",
  da: "Genindlæs",
  pt: "Recarregar",
};

const KEPT = "americana.language";
const AGAIN = 3000;

class Speech {
  voice: Voice = $state.raw(new Voice("en", ""));
  isReady = $state(false);
  /** The language that was chosen last, whether its messages have come or not. */
  wanted: Language = $state("en");
  /** The messages of that language did not come. */
  isMissing = $state(false);
  private learned: () => void = () => {};
  /** Kept when all messages are there. */
  readonly whole = new Promise<void>((resolve) => (this.learned = resolve));

  /** Begin in the language that the reader chose, else in that of the document; what does not come is asked for again. */
  async start(isLobby = false): Promise<void> {
    const kept = LANGUAGES.find((each) => each === shelf.getItem(KEPT));
    if (kept) tellRoom(kept);
    const language = kept ?? LANGUAGES.find((each) => each === document.documentElement.lang) ?? "en";
    if (isLobby) await this.begin(language);
    await this.choose(language);
    if (this.isMissing) setTimeout(() => void this.start(), AGAIN);
  }

  async choose(language: Language): Promise<void> {
    this.wanted = language;
    const messages = await messagesIn(language);
    if (language !== this.wanted) return; // another one was chosen meanwhile
    this.isMissing = messages === null;
    if (messages === null) return;
    if (this.isReady && this.voice.language === language) this.voice.learn(messages);
    else this.speak(language, messages);
    this.learned();
  }

  /** Say the little that the lobby says at once; the others come after it. */
  private async begin(language: Language): Promise<void> {
    this.wanted = language;
    const messages = await messagesIn(language, "?part=lobby");
    if (messages !== null && language === this.wanted) this.speak(language, messages);
  }

  private speak(language: Language, messages: string): void {
    this.voice = new Voice(language, messages);
    document.documentElement.lang = language;
    this.isReady = true;
  }

  keep(language: Language): void {
    shelf.setItem(KEPT, language);
    tellRoom(language);
    void this.choose(language);
  }
}

/** The room sends its next page in this language, and with it what that needs. */
const tellRoom = (language: Language): string =>
  (document.cookie = `americana_language=${language}; path=/; max-age=31536000; samesite=lax`);

async function messagesIn(language: Language, part = ""): Promise<string | null> {
  try {
    const answer = await fetch(`/api/messages/${language}${part}`);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

export const speech = new Speech();

export const say = (key: string, args?: Record<string, Arg>): string => speech.voice.say(key, args);
export const tell = (message: Message): string => speech.voice.tell(message);
/** A whole number with the language's own thousands. */
export const chips = (amount: number): string => amount.toLocaleString(speech.voice.language);
