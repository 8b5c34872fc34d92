/** The words of the game that the page explains. */

export const TERMS = [
  "ante",
  "bring_in",
  "door_card",
  "complete",
  "pot_limit",
  "all_in",
  "side_pot",
  "uncalled_bet",
  "odd_chip",
  "dealer_box",
  "button",
  "muck",
] as const;
export type TermName = (typeof TERMS)[number];

/** The word behind a value of the house rules, where there is one. */
export const TERM_OF: Record<string, TermName> = {
  "value-limit-pot": "pot_limit",
  "value-dealer-box": "dealer_box",
  "value-dealer-button": "button",
  "value-losers-muck": "muck",
};
