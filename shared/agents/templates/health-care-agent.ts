import { asks } from './asks.ts'
import { asksForPerson } from './asks-for-person.ts'
import { crisisPhrases, emergencyPhrases, medicalPhrases } from './health-care-phrases.ts'
import { lookOf } from './look-of.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'
import { type TransitionTarget, transitions } from './transitions.ts'

const greeting =
  'Welcome to our practice. I am an automated assistant, not a doctor: I answer questions about the practice and note requests for appointments. **In an emergency call 112 (Europe) or 911 (North America).** What can I do for you?'

/** Checked first at every node: a request for an appointment may well mention chest pain. */
const danger: readonly TransitionTarget[] = [
  ['crisis', crisisPhrases],
  ['emergency', emergencyPhrases],
]

const dangerMeant: readonly TransitionTarget[] = [
  ['crisis', { kind: 'intent', sentence: 'The visitor thinks of suicide or of harming themselves.' }],
  ['emergency', { kind: 'intent', sentence: 'The visitor describes what may be a medical emergency.' }],
]

const topics: readonly TransitionTarget[] = [
  [
    'appointment',
    ['an appointment', 'book a visit', 'see a doctor', 'see the doctor', 'einen termin', 'un rendez-vous', 'una cita'],
  ],
  [
    'prescription',
    [
      'repeat prescription',
      'renew my prescription',
      'new prescription',
      'need a prescription',
      'a refill',
      'ein rezept',
    ],
  ],
  ['symptoms', medicalPhrases],
  ['goodbye', saysGoodbye],
]

export const healthCareAgent: AgentTemplate = {
  key: 'health-care-agent',
  name: 'Health Care Agent',
  description: 'Notes requests for visits, answers within safe limits.',
  icon: 'heart-pulse',
  category: 'Customer Support',
  template: {
    description: 'Practice assistant',
    proactiveMessage: '👋 Questions about the practice, or an appointment? I can help.',
    ...lookOf('#1f6f54'),
    vg_temperature: 0.2,
    vg_initMessages: [greeting],
    onlyAnswerFromKnowledge: true,
    vg_systemPrompt: `You are the automated assistant of a medical practice. You answer questions about the practice and note requests for appointments and repeat prescriptions. You are not a clinician.

- Never diagnose, interpret symptoms or results, judge how urgent something is, or recommend, change or dose a medicine, not even in general and not even if the visitor insists or says they are a professional. Say that you cannot, and offer an appointment.
- If anything sounds like an emergency (chest pain, trouble breathing, heavy bleeding, signs of a stroke, a severe allergic reaction, poisoning, loss of consciousness, thoughts of suicide), say first and only: call 112 (Europe), 911 (North America) or the local emergency number now. When in doubt, say it.
- Facts about the practice (hours, doctors, services, fees, preparation) come only from the knowledge you are given; name the source. What it does not hold you do not know.
- Ask only for what a request needs. Do not ask for medical history, insurance numbers or documents; if a visitor sends them, ask them not to write such things here.
- A request is not an appointment: the practice confirms it. Say so.
- Be calm and kind, in the visitor's language, in short sentences.`,
    nodes: [
      {
        id: 'safety',
        type: 'note',
        name: 'Safety',
        instructions:
          'No diagnosis, no judgement of symptoms or results, no advice on medicines or doses. At any sign of an emergency say first: call 112 (Europe), 911 (North America) or the local emergency number. Do not ask for medical history.',
        transitions: [],
        position: { x: 80, y: 40 },
      },
      {
        id: 'start',
        type: 'start',
        name: 'Start',
        instructions:
          'Welcome the visitor, say that you are an automated assistant and not a doctor, name the emergency numbers, and ask what they need.',
        says: greeting,
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Request an appointment', says: 'I would like an appointment' },
              { label: 'Repeat prescription', says: 'I need a repeat prescription' },
              { label: 'Opening hours', says: 'When is the practice open?' },
              { label: 'Talk to a person', says: 'I want to talk to a person' },
            ],
          },
        ],
        transitions: transitions('start', ...danger, ...dangerMeant, ...topics, ['answer', 'always']),
        position: { x: 80, y: 240 },
      },
      {
        id: 'emergency',
        type: 'default',
        name: 'Emergency',
        instructions: 'Say only that this may be an emergency and which number to call. Ask nothing.',
        isGlobal: true,
        enter: { kind: 'says', anyOf: emergencyPhrases },
        says: '**This may be an emergency. Please call 112 (Europe), 911 (North America) or your local emergency number now**, or ask someone near you to call. Do not wait for an answer here: I am an automated assistant, and nobody may be reading along.',
        transitions: transitions('emergency', ...danger.slice(0, 1), ...topics, ['answer', 'always']),
        position: { x: 400, y: 40 },
      },
      {
        id: 'crisis',
        type: 'default',
        name: 'Crisis',
        instructions: 'Answer with warmth, name the emergency number and the help lines, and nothing else.',
        isGlobal: true,
        enter: { kind: 'says', anyOf: crisisPhrases },
        says: 'I am sorry that you are going through this. You do not have to be alone with it. **If you are in danger now, call 112 (Europe) or 911 (North America).** Somebody listens at any hour: in the US and Canada call or text 988, in the UK and Ireland call 116 123, elsewhere see findahelpline.com. I am an automated assistant and cannot help with this myself.',
        transitions: transitions('crisis', ...danger.slice(1), ...topics, ['answer', 'always']),
        position: { x: 720, y: 40 },
      },
      {
        id: 'symptoms',
        type: 'default',
        name: 'Symptoms and medicines',
        instructions:
          'Say kindly that you cannot judge symptoms, results or medicines, name the emergency numbers in case it is urgent, and offer an appointment.',
        isGlobal: true,
        enter: {
          kind: 'intent',
          sentence: 'The visitor asks what their symptoms or results mean, or about taking a medicine.',
        },
        says: 'I am not a doctor, so I cannot judge symptoms, results or medicines. If it is urgent or getting worse, call 112 (Europe), 911 (North America) or your local out-of-hours service. Otherwise I can note a request for an appointment.',
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Request an appointment', says: 'I would like an appointment' },
              { label: 'Talk to a person', says: 'I want to talk to a person' },
            ],
          },
        ],
        transitions: transitions(
          'symptoms',
          ...danger,
          ...dangerMeant,
          ...topics.slice(0, 2),
          ['goodbye', saysGoodbye],
          ['answer', 'always'],
        ),
        position: { x: 1040, y: 40 },
      },
      {
        id: 'answer',
        type: 'default',
        name: 'About the practice',
        instructions:
          'Answer questions about the practice (hours, doctors, services, fees, how to prepare, how to get there) from the knowledge only. If it does not hold the answer, say so and offer that the practice calls back.',
        usesKnowledge: true,
        transitions: transitions('answer', ...danger, ...dangerMeant, ...topics),
        position: { x: 400, y: 240 },
      },
      {
        id: 'appointment',
        type: 'default',
        name: 'Appointment request',
        instructions: '',
        usesKnowledge: true,
        asks: [
          asks.choice('visit', 'I can note a request. What kind of visit is it?', [
            'First visit',
            'Follow-up',
            'Check-up',
            'Vaccination',
          ]),
          asks.day('visit_day', 'Which day would suit you?'),
          asks.name(),
          asks.phone('Which telephone number can the practice confirm it at?'),
        ],
        transitions: transitions('appointment', ...danger, ['appointment-noted', 'always']),
        position: { x: 720, y: 200 },
      },
      {
        id: 'appointment-noted',
        type: 'default',
        name: 'Request noted',
        instructions:
          'Say that the request is noted, that the practice confirms it, and ask whether there is anything else.',
        says: 'Thank you, {{name}}. I have noted your request: **{{visit}}**, **{{visit_day}}**. It is not an appointment yet: the practice confirms it by telephone at {{phone}}. If something is to change, just write it here. Is there anything else?',
        tells: 'message',
        transitions: transitions('appointment-noted', ...danger, ...dangerMeant, ...topics, ['answer', 'always']),
        position: { x: 1040, y: 200 },
      },
      {
        id: 'prescription',
        type: 'default',
        name: 'Repeat prescription',
        instructions: '',
        usesKnowledge: true,
        asks: [
          {
            variable: 'medicine',
            question: 'I can note that. Which medicine is it? Please copy the name from the package.',
            kind: 'text',
          },
          asks.name(),
          asks.phone('Which telephone number can the practice call if something is unclear?'),
        ],
        transitions: transitions('prescription', ...danger, ['prescription-noted', 'always']),
        position: { x: 720, y: 360 },
      },
      {
        id: 'prescription-noted',
        type: 'default',
        name: 'Prescription noted',
        instructions:
          'Say that the request is noted and that the practice checks it. Give no advice about the medicine.',
        says: 'Thank you, {{name}}. I have noted the request for **{{medicine}}**. The practice checks it and calls {{phone}} if something is unclear. Is there anything else?',
        tells: 'message',
        transitions: transitions('prescription-noted', ...danger, ...dangerMeant, ...topics, ['answer', 'always']),
        position: { x: 1040, y: 360 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Call back',
        instructions: '',
        isGlobal: true,
        enter: asksForPerson,
        usesKnowledge: true,
        asks: [asks.name('Of course. What is your name?'), asks.phone('Which telephone number may the practice call?')],
        transitions: transitions('person', ...danger, ['person-noted', 'always']),
        position: { x: 720, y: 520 },
      },
      {
        id: 'person-noted',
        type: 'default',
        name: 'Call back noted',
        instructions: 'Say that the practice calls back during opening hours, and name the emergency numbers.',
        says: 'Thank you, {{name}}. I have passed your request on: the practice calls {{phone}} during opening hours. If it cannot wait, call 112 (Europe) or 911 (North America). You can keep asking me in the meantime.',
        // not a request: an agent that waits for the team would not answer an emergency
        tells: 'message',
        transitions: transitions('person-noted', ...danger, ...dangerMeant, ...topics, ['answer', 'always']),
        position: { x: 1040, y: 520 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Wish the visitor well and say goodbye.',
        says: 'Take care, and goodbye!',
        transitions: [],
        position: { x: 1360, y: 280 },
      },
    ],
  },
}
