/** Puts the reader's theme and suits on the page's root, where look.css finds them. Knows no colour. */
import { settings } from "./settings.svelte";

export function dress(): void {
  const { dataset } = document.documentElement;
  $effect.root(() => {
    $effect(() => {
      dataset.theme = settings.now.theme;
      dataset.suits = settings.now.hasFourColours ? "four" : "two";
    });
  });
}
