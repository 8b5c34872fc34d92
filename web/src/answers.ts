/** Answers to what is asked of the text table. They say what was sent, and decide nothing. */
import { COMMANDS, type Command, nameMessage, numberOf, read, type Words } from "./command";
import { limitOf, presetOf } from "./house";
import { stakeRows, textRows } from "./house-rules";
import { openingOf } from "./log";
import { handMessage } from "./names";
import { cardsOf, inHand, message, type Picture, playerAt } from "./picture";
import { marksOf, RANKS, SUITS } from "./unseen";
import type { Arg, HandPicture, Message, PotAwarded } from "./wire";

const LINES = 5;

export function answerTo({ name, rest }: Command, picture: Picture, words: Words): Message[] {
  const { about, frame, last, log } = picture;
  switch (name) {
    case "cards":
      return [ownCards(picture)];
    case "hand":
      return [frame.you.hand ? message("text-my-hand", { hand: handMessage(frame.you.hand) }) : ownCards(picture)];
    case "seats":
      return frame.public.seats.map((_, seat) => seatLine(picture, seat));
    case "seat":
      return oneSeat(rest, picture, seatLine);
    case "board":
      return rest ? oneSeat(rest, picture, boardLine) : boards(picture);
    case "pot":
      return pots(picture);
    case "stacks":
      return [message("stacks-now", { stacks: stacks(picture) })];
    case "who":
      return turns(picture);
    case "clock":
      return [clock(picture)];
    case "menu":
      return menuLines(picture);
    case "unseen":
      return unseen(picture);
    case "last":
      return last ? lastHand(picture, last) : [message("text-no-last-hand")];
    case "log":
      return log.length ? log.slice(-Math.max(1, numberOf(rest) ?? LINES)) : [message("text-no-log")];
    case "rules":
      return rules(about);
    case "seal":
      return seal(picture);
    default:
      return help(rest, words);
  }
}

/** What the reader may do now, as his menu has it. */
export function menuLines(picture: Picture): Message[] {
  const { menu } = picture.frame.you;
  if (!menu.length) return [notInTurn(picture)];
  const choices = menu.map(({ verb, least, most }) =>
    least < most && (verb === "bet" || verb === "raise") ? message(`range-${verb}`, { least, most }) : message(`choice-${verb}`, { least }),
  );
  return [message("text-you-may", { choices })];
}

export function notInTurn(picture: Picture): Message {
  const actor = picture.frame.public.hand?.actor ?? null;
  if (actor === null) return message("text-no-hand");
  return message("text-not-your-turn", { player: playerAt(picture, actor) });
}

function ownCards(picture: Picture): Message {
  const { down, seat } = picture.frame.you;
  if (seat === null) return message("text-not-seated");
  const up = inHand(picture)?.up ?? [];
  return down ? message("text-cards", { down: { card: down }, up: cardsOf(up) }) : message("text-no-cards");
}

function oneSeat(text: string, picture: Picture, line: (picture: Picture, seat: number) => Message): Message[] {
  const count = picture.frame.public.seats.length;
  const number = numberOf(text);
  return number !== null && number >= 1 && number <= count ? [line(picture, number - 1)] : [message("text-which-seat", { count })];
}

function seatLine(picture: Picture, seat: number): Message {
  const sitter = picture.frame.public.seats[seat];
  const number = seat + 1;
  if (!sitter) return message("text-seat", { number, parts: [message("room-free")] });
  const player = inHand(picture, seat);
  const parts: Arg[] = [playerAt(picture, seat), ...stateOf(picture, seat), message("chips", { count: sitter.chips })];
  if (player?.bet) parts.push(message("text-bet", { amount: player.bet }));
  if (player?.up.length) parts.push(message("text-shows", { cards: cardsOf(player.up) }));
  return message("text-seat", { number, parts });
}

/** What there is to say of a seat besides its chips and cards. */
export function stateOf({ frame }: Picture, seat: number): Message[] {
  const { hand, seats } = frame.public;
  const sitter = seats[seat];
  const player = hand?.players.find((each) => each.seat === seat);
  const states: [boolean | null | undefined, Message][] = [
    [sitter?.is_bot, message("room-bot")],
    [hand !== null && !hand.is_over && hand.dealer === seat, message("word-button")],
    [hand?.actor === seat, message("word-in_turn")],
    [player?.folded, message("word-folded")],
    [player && !hand?.is_over && !player.folded && player.stack === 0, message("word-all_in")],
    [sitter?.is_out, message("room-sits-out")],
    [sitter?.is_away, message("room-away")],
    [sitter?.is_leaving, message("room-leaving")],
    [sitter && !sitter.is_bot && !sitter.is_connected, message("room-disconnected")],
  ];
  return states.filter(([is]) => is).map(([, said]) => said);
}

function boardLine(picture: Picture, seat: number): Message {
  const up = inHand(picture, seat)?.up ?? [];
  if (!up.length) return message("text-no-board", { number: seat + 1 });
  return message("seat-aloud", { player: playerAt(picture, seat), up: cardsOf(up) });
}

function boards(picture: Picture): Message[] {
  const players = picture.frame.public.hand?.players.filter(({ up, folded }) => up.length && !folded) ?? [];
  return players.length ? players.map(({ seat }) => boardLine(picture, seat)) : [message("text-no-hand")];
}

function pots(picture: Picture): Message[] {
  const { hand } = picture.frame.public;
  if (!hand || hand.is_over) return [message("text-no-hand")];
  const lines = [message("text-pot", { amount: hand.pot })];
  if (hand.pots.length > 1) lines.push(...hand.pots.map((pot, place) => potLine(picture, place, pot)));
  const call = picture.frame.you.menu.find(({ verb }) => verb === "call");
  return call ? [...lines, message("text-to-call", { amount: call.least })] : lines;
}

export function potLine(picture: Picture, place: number, pot: { amount: number; eligible: number[] }): Message {
  const players = pot.eligible.map((seat) => playerAt(picture, seat));
  return message("text-one-pot", { name: potName(place, 2), amount: pot.amount, players });
}

const potName = (place: number, of: number): Message =>
  of < 2 ? message("award-only") : place ? message("award-side", { number: place }) : message("award-main");

const stacks = (picture: Picture): Message[] =>
  picture.frame.public.seats.flatMap((sitter, seat) =>
    sitter ? [message("player-chips", { player: playerAt(picture, seat), amount: sitter.chips })] : [],
  );

function turns(picture: Picture): Message[] {
  const { hand } = picture.frame.public;
  if (!hand || hand.is_over || hand.actor === null) return [message("text-no-hand")];
  const turn = message("event-turn", { player: playerAt(picture, hand.actor) });
  const opening = hand.first && openingOf(picture.log);
  return opening ? [turn, message("text-first", opening.message.args)] : [turn];
}

function clock(picture: Picture): Message {
  const actor = picture.frame.public.hand?.actor ?? null;
  if (!picture.left || actor === null) return message("text-no-clock");
  const turn = Math.ceil(picture.left.turn / 1000);
  return message("text-clock", { player: playerAt(picture, actor), turn, bank: Math.ceil(picture.left.bank / 1000) });
}

function unseen({ frame }: Picture): Message[] {
  const marks = marksOf(frame);
  return SUITS.map((suit) => {
    const ranks = RANKS.filter((rank) => !marks.has(rank + suit));
    return message("unseen-suit", {
      suit: message(`suit-${suit}`),
      ranks: ranks.length ? ranks.map((rank) => message(`rank-${rank}`)) : message("value-none"),
    });
  });
}

function lastHand(picture: Picture, { number, players, shows, awards }: HandPicture): Message[] {
  const shown = shows.map(({ seat, card, name }) => {
    const up = players.find((player) => player.seat === seat)?.up ?? [];
    return message("text-last-shown", { player: playerAt(picture, seat), cards: cardsOf([card, ...up]), hand: handMessage(name) });
  });
  return [message("text-last-hand", { number }), ...shown, ...awards.map((award) => awardLine(picture, award))];
}

function awardLine(picture: Picture, { number, pots: of, amount, winners, shares }: PotAwarded): Message {
  const pot = potName(number, of);
  const [winner = 0] = winners;
  if (winners.length === 1) return message("event-pot-won", { player: playerAt(picture, winner), pot, amount });
  const parts = winners.map((seat, place) => message("player-chips", { player: playerAt(picture, seat), amount: shares[place] ?? 0 }));
  return message("event-pot-split", { pot, amount, shares: parts });
}

function rules({ rules: house, buy_in: [least, most] }: Picture["about"]): Message[] {
  const [, ...stakes] = stakeRows(house, []); // the limit is said with the text
  return [
    message("list-more", { first: presetOf(house), then: limitOf(house) }),
    ...[...stakes, ...textRows(house, [])].map(({ name, value }) => message("text-rule", { name: message(`parameter-${name}`), value })),
    message("text-buy-in", { least, most }),
  ];
}

function seal({ frame, cardsChecked }: Picture): Message[] {
  const { seal: sealed } = frame.public;
  if (!sealed) return [message("text-no-seal")];
  const lines = [message("text-seal", { number: sealed.number, words: sealed.words.join(" ") })];
  return cardsChecked ? [...lines, message("room-cards-checked", { count: cardsChecked })] : lines;
}

function help(rest: string, words: Words): Message[] {
  if (!rest) return [message("text-help", { commands: COMMANDS.map(nameMessage) })];
  const command = read(rest, words);
  return ["name" in command ? message("text-help-one", { command: nameMessage(command.name), about: message(`text-command-${command.name}.about`) }) : command];
}
