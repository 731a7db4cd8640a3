import type { FurtherAgent } from './agents.ts'

/** One step of a conversation: of its visitor, or of the demo's owner who takes part. */
export type Step =
  | { readonly says: string }
  | { readonly rates: number; readonly comment?: string }
  | { readonly does: 'ask-person' | 'take-over' | 'hand-back' | 'end' }
  | { readonly replies: string }

export interface WeekConversation {
  readonly agent: FurtherAgent | 'ridgeline'
  /** Before the start of the product. */
  readonly hoursAgo: number
  /** What the page knew of the visitor. */
  readonly knows?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
}

const ana = { name: 'Ana Petrov', email: 'ana.petrov@example.com' }
const jonas = { name: 'Jonas Weber', email: 'jonas.weber@example.com', phone: '+49 30 555 0142' }
const mia = { name: 'Mia Okafor', email: 'mia.okafor@example.com', order: 'RC-2048' }

/** A week of conversations, the oldest first. */
export const conversations: readonly WeekConversation[] = [
  {
    agent: 'ridgeline',
    hoursAgo: 164,
    knows: ana,
    steps: [{ says: 'How much is a full service?' }, { says: 'Do you deliver?' }, { rates: 5 }],
  },
  {
    agent: 'seeblick',
    hoursAgo: 147,
    steps: [{ says: 'Was kostet ein Ruderboot pro Stunde?' }, { rates: 4, comment: 'Schnelle Antwort.' }],
  },
  {
    agent: 'ridgeline',
    hoursAgo: 122,
    steps: [
      { says: 'Can you convert my wheels to tubeless?' },
      { rates: 2, comment: 'I only wanted to know whether you do it.' },
    ],
  },
  {
    agent: 'quai',
    hoursAgo: 119,
    steps: [{ says: 'Quels sont vos horaires ?' }, { says: 'Combien coûte l’envoi à domicile ?' }],
  },
  {
    agent: 'ridgeline',
    hoursAgo: 98,
    knows: mia,
    steps: [
      { says: 'What is the warranty on a new bicycle?' },
      { does: 'ask-person' },
      { does: 'take-over' },
      { replies: 'Hello Mia, I have your order RC-2048 here. How can I help?' },
      { says: 'The rear brake squeaks. Is that covered?' },
      {
        replies: 'Brake pads wear and are not covered, but adjusting them is free of charge for you. Come by any day.',
      },
      { does: 'end' },
      { rates: 5, comment: 'Quick and kind.' },
    ],
  },
  { agent: 'seeblick', hoursAgo: 74, steps: [{ says: 'Vermieten Sie auch Segelboote?' }] },
  {
    agent: 'seeblick',
    hoursAgo: 51,
    knows: jonas,
    steps: [
      { says: 'Wie kann ich meine Reservierung stornieren?' },
      { does: 'ask-person' },
      { does: 'take-over' },
      { replies: 'Guten Tag Herr Weber, ich habe die Reservierung kostenlos storniert.' },
      { does: 'hand-back' },
      { says: 'Wie hoch ist die Kaution?' },
    ],
  },
  { agent: 'ridgeline', hoursAgo: 47, steps: [{ says: 'Do you rent out child seats?' }] },
  { agent: 'quai', hoursAgo: 27, steps: [{ says: 'Achetez-vous les livres anciens ?' }] },
  {
    agent: 'quai',
    hoursAgo: 20,
    knows: { name: 'Camille Renaud', email: 'camille.renaud@example.com' },
    steps: [
      { says: 'En combien de temps arrive un livre commandé ?' },
      { does: 'ask-person' },
      { says: 'Pourriez-vous mettre de côté « Les Travailleurs de la mer » jusqu’à samedi ?' },
    ],
  },
  { agent: 'ridgeline', hoursAgo: 5, steps: [{ says: 'When are you open on Saturday?' }] },
  {
    agent: 'ridgeline',
    hoursAgo: 0.7,
    knows: { name: 'Tom Ellery' },
    steps: [
      { says: 'What does an e-bike cost for a day?' },
      { does: 'ask-person' },
      { does: 'take-over' },
      { replies: 'Hello Tom, how many days do you need it?' },
      { says: 'From Friday to Sunday, for two.' },
    ],
  },
  {
    agent: 'ridgeline',
    hoursAgo: 0.15,
    knows: { name: 'Priya Nair', email: 'priya.nair@example.com' },
    steps: [{ says: 'How much is the deposit for an e-bike?' }, { does: 'ask-person' }],
  },
]
