import { asianSmallTalkOf } from './asian-small-talk-of.ts'
import { asksForPerson } from './people/asks-for-person.ts'
import type { SmallTalk } from './small-talk.ts'

/**
 * The kind of small talk of a message that is nothing else: "hi, when do you open?" is a question. `handoff` is the agent's
 * own label for a handoff.
 */
export const smallTalkOf = (message: string, handoff = ''): SmallTalk | undefined => {
  if (isBrief(message) && asksForPerson(message, handoff)) return 'person'
  if (contact.test(message.trim())) return 'contact'
  const asian = asianSmallTalkOf(message)
  if (asian) return asian
  let rest = ` ${plain(message)} `
  let found: SmallTalk | undefined
  for (const [kind, phrases] of kinds) {
    const without = rest.replace(phrases, ' ')
    if (without !== rest) found ??= kind
    rest = without
  }
  return found && rest.replace(filler, ' ').trim() === '' ? found : undefined
}

/** A longer message asks for something besides. */
const isBrief = (message: string): boolean => message.trim().split(/\s+/).length <= 14

/** An e-mail address or a telephone number and nothing else: the visitor wants to be contacted. */
const contact = /^(?:[^\s@]+@[^\s@]+\.\p{L}{2,}|\+?\d[\d\s()/-]{6,}\d)$/u

/** Small letters, no accents, no punctuation. An emoji that thanks or agrees counts as the word. */
const plain = (message: string): string =>
  message
    .replace(/🙏/gu, ' thanks ')
    .replace(/[👍👌✅😀😃😄😊🙂]/gu, ' ok ')
    .replace(/👋/gu, ' hi ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const anyOf = (phrases: string): RegExp =>
  new RegExp(
    `(?<= )(?:${phrases
      .split(',')
      .map((phrase) => phrase.trim())
      .join('|')})(?= )`,
    'g',
  )

/** In order of precedence: "thanks, bye" is a goodbye, "hi, how are you" is about wellbeing. */
const kinds: readonly (readonly [SmallTalk, RegExp])[] = [
  [
    'goodbye',
    anyOf(`good ?bye, bye bye, bye, see you later, see you soon, see you, see ya, good night, have a nice day, have a good day,
      auf wiedersehen, tschuss, tschus, bis bald, bis dann, schonen tag noch, au revoir, a bientot, bonne journee, adios,
      hasta luego, hasta pronto, arrivederci, a presto, tchau, ate logo, ate mais, tot ziens, doei, dag hoor, fijne dag nog, fijne dag`),
  ],
  [
    'identity',
    anyOf(`who are you, what are you, are you a bot, are you a robot, are you human, are you a human, are you real,
      are you an ai, are you a real person, is this a bot, am i talking to a bot, am i talking to a person,
      wer bist du, wer sind sie, bist du ein bot, sind sie ein bot, bist du ein mensch, sind sie ein mensch,
      qui es tu, qui etes vous, etes vous un robot, es tu un robot, quien eres, eres un robot, eres un bot, chi sei,
      sei un bot, sei un robot, quem e voce, voce e um robo, wie ben je, wie bent u, ben je een bot, bent u een bot, ben je een robot, bent u een robot, ben je een mens,
      bent u een mens`),
  ],
  [
    'wellbeing',
    anyOf(`how are you doing, how are you, hows it going, how is it going, how do you do, whats up, wie geht es dir,
      wie geht es ihnen, wie gehts, comment allez vous, comment vas tu, comment ca va, ca va, como estas, como esta usted,
      que tal, come stai, come sta, come va, tudo bem, como vai voce, como vai, hoe gaat het met u, hoe gaat het met je, hoe gaat het`),
  ],
  [
    'refusal',
    anyOf(`no thanks, no thank you, no, nope, not really, nothing else, nothing, nein danke, nein, non merci, non,
      no gracias, no grazie, nao obrigado, nao obrigada, nao, nee bedankt, nee dank u, nee dank je, nee`),
  ],
  [
    'thanks',
    anyOf(`thank you very much, thank you so much, thanks a lot, many thanks, thank you, thanks, thx, ty, much appreciated,
      thats helpful, that helps, that helped, vielen dank, danke schon, dankeschon, danke sehr, danke, merci beaucoup, merci,
      muchas gracias, gracias, grazie mille, mille grazie, grazie, muito obrigado, muito obrigada, obrigado, obrigada, dank u wel, dank je wel, dankjewel, dank u, dank je, hartelijk dank, bedankt`),
  ],
  [
    'greeting',
    anyOf(`hello, hi, hey, hiya, howdy, good morning, good afternoon, good evening, greetings, hallo, moin, servus,
      guten tag, guten morgen, guten abend, gruss gott, bonjour, bonsoir, salut, hola, buenos dias, buenas tardes,
      buenas noches, buenas, ciao, buongiorno, buonasera, salve, ola, bom dia, boa tarde, boa noite, oi, hoi, goedemorgen, goedemiddag, goedenavond, goedendag`),
  ],
  [
    'agreement',
    anyOf(`ok, okay, yes please, yes, yep, yeah, ja, oui, si, sim, k, alright, all right, got it, i see, understood, great, good, perfect, cool, nice, awesome, excellent,
      fine, sure, sounds good, in ordnung, alles klar, verstanden, gut, super, prima, daccord, tres bien, parfait, vale,
      de acuerdo, perfecto, va bene, perfetto, daccordo, certo, esta bem, perfeito, entendi, goed, prima, begrepen, in orde, akkoord, oke`),
  ],
]

const filler = anyOf(
  `there, all, everyone, you, so, very, much, again, then, and, for, your, the, help, that, a, lot, now, well, und, sie, du, et, y, e, mate, team, bot`,
)
