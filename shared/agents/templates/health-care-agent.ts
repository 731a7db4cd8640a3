import { asksForPerson } from './asks-for-person.ts'
import { saysGoodbye } from './says-goodbye.ts'
import type { AgentTemplate } from './template.ts'

const greeting =
  'Welcome to our practice. I am an automated assistant, not a doctor: I answer questions about the practice and take requests for appointments. **In an emergency call 112 (Europe) or 911 (North America).** What can I do for you?'

const emergency =
  '**This may be an emergency. Please call 112 (Europe), 911 (North America) or your local emergency number now**, or ask someone near you to call. Do not wait for an answer here: I am an automated assistant and nobody may be reading along.'

const crisis =
  'I am sorry that you are going through this. You do not have to be alone with it. **If you are in danger now, call 112 (Europe) or 911 (North America).** Somebody will listen at any hour: in the US and Canada call or text 988, in the EU call 116 123, elsewhere see findahelpline.com. I am an automated assistant and cannot help with this myself.'

export const healthCareAgent: AgentTemplate = {
  key: 'health-care-agent',
  name: 'Health Care Agent',
  description: 'Visits and questions, with safe limits.',
  icon: 'heart-pulse',
  category: 'Customer Support',
  template: {
    description: 'Practice assistant',
    proactiveMessage: '👋 Questions about the practice, or an appointment? I can help.',
    vg_temperature: 0.2,
    vg_initMessages: [greeting],
    onlyAnswerFromKnowledge: true,
    vg_systemPrompt: `You are the automated assistant of a medical practice. You answer questions about the practice and collect requests for appointments and repeat prescriptions. You are not a clinician.

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
        ways: [],
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
        ways: [
          { id: 'start-appointment', to: 'appointment', when: { kind: 'says', anyOf: appointmentPhrases() } },
          { id: 'start-prescription', to: 'prescription', when: { kind: 'says', anyOf: prescriptionPhrases() } },
          { id: 'start-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'start-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 80, y: 240 },
      },
      {
        id: 'emergency',
        type: 'default',
        name: 'Emergency',
        instructions: 'Say only that this may be an emergency and which number to call. Ask nothing.',
        isGlobal: true,
        enter: {
          kind: 'says',
          anyOf: [
            'chest pain',
            'pain in my chest',
            'heart attack',
            'stroke',
            "can't breathe",
            'cannot breathe',
            'trouble breathing',
            'difficulty breathing',
            'short of breath',
            'not breathing',
            'unconscious',
            'passed out',
            'seizure',
            'heavy bleeding',
            'bleeding heavily',
            "won't stop bleeding",
            'vomiting blood',
            'coughing blood',
            'face is drooping',
            'slurred speech',
            'throat is swelling',
            'anaphyla',
            'overdose',
            'took too many pills',
            'poisoned',
            'emergency',
            'notfall',
            'urgence',
            'emergencia',
            'emergenza',
          ],
        },
        says: emergency,
        ways: [
          { id: 'emergency-appointment', to: 'appointment', when: { kind: 'says', anyOf: appointmentPhrases() } },
          { id: 'emergency-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'emergency-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 400, y: 40 },
      },
      {
        id: 'crisis',
        type: 'default',
        name: 'Crisis',
        instructions: 'Answer with warmth, name the emergency number and the help lines, and nothing else.',
        isGlobal: true,
        enter: {
          kind: 'says',
          anyOf: [
            'suicide',
            'suicidal',
            'kill myself',
            'end my life',
            'want to die',
            'hurt myself',
            'harm myself',
            'self-harm',
            'no reason to live',
            'selbstmord',
            'umbringen',
          ],
        },
        says: crisis,
        ways: [
          { id: 'crisis-appointment', to: 'appointment', when: { kind: 'says', anyOf: appointmentPhrases() } },
          { id: 'crisis-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'crisis-answer', to: 'answer', when: { kind: 'always' } },
        ],
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
          kind: 'says',
          anyOf: [
            'symptom',
            'diagnos',
            'it hurts',
            'i have a fever',
            'have a headache',
            'a rash',
            'is it serious',
            'what do i have',
            'how many pills',
            'which medicine',
            'what medicine',
            'should i take',
            'can i take',
            'dose',
            'dosage',
            'side effect',
            'test result',
            'blood result',
            'lab result',
          ],
        },
        says: 'I am not a doctor, so I cannot judge symptoms, results or medicines. If it is urgent or getting worse, call 112 (Europe), 911 (North America) or your local out-of-hours service. Otherwise I can request an appointment for you.',
        parts: [
          {
            kind: 'buttons',
            buttons: [
              { label: 'Request an appointment', says: 'I would like an appointment' },
              { label: 'Talk to a person', says: 'I want to talk to a person' },
            ],
          },
        ],
        ways: [
          { id: 'symptoms-appointment', to: 'appointment', when: { kind: 'says', anyOf: appointmentPhrases() } },
          { id: 'symptoms-prescription', to: 'prescription', when: { kind: 'says', anyOf: prescriptionPhrases() } },
          { id: 'symptoms-goodbye', to: 'goodbye', when: saysGoodbye },
          { id: 'symptoms-answer', to: 'answer', when: { kind: 'always' } },
        ],
        position: { x: 720, y: 180 },
      },
      {
        id: 'answer',
        type: 'default',
        name: 'About the practice',
        instructions:
          'Answer questions about the practice (hours, doctors, services, fees, how to prepare, how to get there) from the knowledge only. If it does not hold the answer, say so and offer that the practice calls back.',
        usesKnowledge: true,
        ways: [
          { id: 'answer-appointment', to: 'appointment', when: { kind: 'says', anyOf: appointmentPhrases() } },
          { id: 'answer-prescription', to: 'prescription', when: { kind: 'says', anyOf: prescriptionPhrases() } },
          { id: 'answer-goodbye', to: 'goodbye', when: saysGoodbye },
        ],
        position: { x: 400, y: 240 },
      },
      {
        id: 'appointment',
        type: 'default',
        name: 'Appointment request',
        instructions:
          'Collect the kind of visit, the day, the name and the telephone number. Do not ask for symptoms. The practice confirms the time.',
        asks: [
          {
            variable: 'visit',
            question: 'What kind of visit is it?',
            kind: 'choice',
            choices: ['First visit', 'Follow-up', 'Check-up', 'Vaccination', 'Something else'],
            retry: 'Please choose one of these.',
          },
          {
            variable: 'visit_date',
            question: 'Which day would suit you?',
            kind: 'date',
            retry: 'Please give me a day, for example 14 March or Monday.',
          },
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          {
            variable: 'phone',
            question: 'Which telephone number can the practice confirm it at?',
            kind: 'phone',
            retry: 'That does not look like a telephone number. Please include the area code.',
          },
        ],
        says: 'Thank you, {{name}}. I have passed on your request: {{visit}}, {{visit_date}}. It is not an appointment yet: the practice confirms it by telephone at {{phone}}. Is there anything else?',
        ways: [{ id: 'appointment-answer', to: 'answer', when: { kind: 'always' } }],
        position: { x: 720, y: 320 },
      },
      {
        id: 'prescription',
        type: 'default',
        name: 'Repeat prescription',
        instructions:
          'Collect the name of the medicine as it stands on the package, the name and the telephone number. Give no advice about it.',
        asks: [
          {
            variable: 'medicine',
            question: 'Which medicine is it? Please copy the name from the package.',
            kind: 'text',
          },
          { variable: 'name', question: 'What is your name?', kind: 'text' },
          {
            variable: 'phone',
            question: 'Which telephone number can the practice call if something is unclear?',
            kind: 'phone',
            retry: 'That does not look like a telephone number. Please include the area code.',
          },
        ],
        says: 'Thank you, {{name}}. I have passed on the request for {{medicine}}. The practice checks it and calls {{phone}} if something is unclear. Is there anything else?',
        ways: [{ id: 'prescription-answer', to: 'answer', when: { kind: 'always' } }],
        position: { x: 720, y: 460 },
      },
      {
        id: 'person',
        type: 'default',
        name: 'Call back',
        instructions: 'Collect name and telephone number, then say that the practice calls back in its opening hours.',
        isGlobal: true,
        enter: asksForPerson,
        asks: [
          { variable: 'name', question: 'Of course. What is your name?', kind: 'text' },
          {
            variable: 'phone',
            question: 'Which telephone number may the practice call?',
            kind: 'phone',
            retry: 'That does not look like a telephone number. Please include the area code.',
          },
        ],
        says: 'Thank you, {{name}}. The practice calls {{phone}} during opening hours. If it cannot wait, call 112 (Europe) or 911 (North America).',
        ways: [{ id: 'person-answer', to: 'answer', when: { kind: 'always' } }],
        position: { x: 400, y: 460 },
      },
      {
        id: 'goodbye',
        type: 'end',
        name: 'Goodbye',
        instructions: 'Wish the visitor well and say goodbye.',
        says: 'Take care, and goodbye!',
        ways: [],
        position: { x: 720, y: 600 },
      },
    ],
  },
}

function appointmentPhrases(): string[] {
  return [
    'an appointment',
    'book a visit',
    'see a doctor',
    'see the doctor',
    'make an appointment',
    'termin',
    'rendez-vous',
    'una cita',
  ]
}

function prescriptionPhrases(): string[] {
  return [
    'repeat prescription',
    'prescription renewed',
    'renew my prescription',
    'new prescription',
    'need a prescription',
    'refill',
    'rezept',
  ]
}
