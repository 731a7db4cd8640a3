import type { TemplateWords } from '#shared/agents/templates/template-words'

const times = ['Mattina', 'Mezzogiorno', 'Pomeriggio', 'Sera']
const timesRetry = 'Scelga una di queste risposte: Mattina, Mezzogiorno, Pomeriggio, Sera.'
const dayRetry = 'Indichi un giorno, per favore, per esempio 14 marzo o lunedì.'
const phoneRetry = 'Non sembra un numero di telefono. Lo scriva con il prefisso, per favore.'
const rightOrOtherDay = [
  { label: 'È giusto', says: 'Sì, è giusto' },
  { label: 'Un altro giorno', says: 'No, un altro giorno' },
]

export const makeAppointment: TemplateWords = {
  description: 'Assistente per gli appuntamenti',
  proactiveMessage: '📅 Desidera un appuntamento?',
  systemPrompt: `Lei prende richieste di appuntamento per l’azienda del sito e risponde alle domande sui suoi servizi.

- Chieda, una domanda alla volta, il motivo, il giorno, il momento della giornata, il nome e un numero di telefono. Non chieda di nuovo ciò che sa già.
- Non vede il calendario. Una richiesta non è un appuntamento finché l’azienda non la conferma: lo dica.
- Ripeta la richiesta in una frase prima di annotarla e cambi ciò che va cambiato.
- Servizi, prezzi e orari vengono dalle conoscenze fornite; indichi la fonte. Ciò che non contengono non lo sa.
- I giorni senza anno sono i prossimi. Se un giorno è passato, ne chieda un altro.
- Risponda con brevità e cordialità, nella lingua di chi scrive.`,
  nodes: {
    'house-rules': {
      name: 'Regole della casa',
      instructions:
        'Non vede il calendario: non confermi mai un orario. Una richiesta viene confermata da una persona.',
    },
    start: {
      name: 'Inizio',
      instructions: 'Saluti e chieda se si desidera un appuntamento.',
      says: 'Salve! 📅 Prendo richieste di appuntamento e rispondo alle domande sui nostri servizi. Le troviamo un appuntamento?',
      buttons: [
        { label: 'Chiedere un appuntamento', says: 'Vorrei un appuntamento' },
        { label: 'Spostare o disdire', says: 'Devo spostare il mio appuntamento' },
        { label: 'Orari di apertura', says: 'Quali sono i vostri orari?' },
        { label: 'Parlare con una persona', says: 'Vorrei parlare con una persona' },
      ],
    },
    answer: {
      name: 'Domande',
      instructions:
        'Risponda alle domande su servizi, prezzi, orari e su come arrivare con le conoscenze e indichi la fonte. Se la risposta non c’è, lo dica. Poi offra un appuntamento.',
    },
    request: {
      name: 'Richiesta',
      asks: [
        { question: 'Volentieri. Per che cosa è l’appuntamento?' },
        { question: 'Quale giorno le va bene?', retry: dayRetry },
        { question: 'In quale momento della giornata?', choices: times, retry: timesRetry },
        { question: 'Come si chiama?' },
        { question: 'A quale numero di telefono possiamo confermarlo?', retry: phoneRetry },
      ],
    },
    check: {
      name: 'Ripetere',
      instructions: 'Ripeta la richiesta in una frase e chieda se è giusta.',
      says: 'Ripeto: **{{purpose}}**, **{{day}}**, {{time_of_day}}, a nome di {{name}}, {{phone}}. È giusto?',
      buttons: rightOrOtherDay,
    },
    'check-again': {
      name: 'Sì o no',
      instructions: 'Chieda un sì o un no.',
      says: 'Vorrei esserne certo prima di annotarlo: **{{day}}**, {{time_of_day}}? Risponda sì oppure scriva «un altro giorno», per favore.',
      buttons: rightOrOtherDay,
    },
    'other-day': {
      name: 'Un altro giorno',
      asks: [
        { question: 'Nessun problema. Quale giorno sarebbe meglio?', retry: dayRetry },
        { question: 'E in quale momento della giornata?', choices: times, retry: timesRetry },
      ],
    },
    'check-other-day': {
      name: 'Ripetere l’altro giorno',
      instructions: 'Ripeta la richiesta con il nuovo giorno e chieda se è giusta.',
      says: 'Ora ho: **{{purpose}}**, **{{other_day}}**, {{other_time_of_day}}, a nome di {{name}}, {{phone}}. È giusto?',
    },
    noted: {
      name: 'Annotato',
      instructions: 'Dica che la richiesta è annotata e che l’azienda la conferma per telefono.',
      says: 'Grazie, {{name}}. Ho annotato la sua richiesta. Non è ancora un appuntamento: lo confermiamo per telefono al {{phone}}. Se qualcosa deve cambiare, lo scriva semplicemente qui. Posso fare altro per lei?',
    },
    change: {
      name: 'Spostare o disdire',
      asks: [
        {
          question:
            'Ne prendo nota volentieri. Di quale appuntamento si tratta? Indichi il giorno e l’ora, per favore.',
          retry: 'Indichi il giorno e l’ora dell’appuntamento, per favore.',
        },
        {
          question: 'Che cosa desidera fare?',
          choices: ['Spostarlo', 'Disdirlo'],
          retry: 'Scelga una di queste risposte: Spostarlo, Disdirlo.',
        },
        { question: 'Come si chiama?' },
        { question: 'A quale numero di telefono possiamo contattarla?', retry: phoneRetry },
      ],
    },
    'change-noted': {
      name: 'Modifica annotata',
      instructions: 'Ripeta che cosa deve cambiare e dica che il team chiamerà per definirlo.',
      says: 'Grazie, {{name}}. Per il suo appuntamento ({{appointment}}) ho annotato «{{wish}}». La chiamiamo al {{phone}} per definirlo. Posso fare altro per lei?',
    },
    person: {
      name: 'Richiamata',
      asks: [
        { question: 'Certo. Come si chiama?' },
        { question: 'A quale numero di telefono possiamo chiamarla?', retry: phoneRetry },
      ],
    },
    'person-noted': {
      name: 'Richiamata annotata',
      instructions: 'Dica che il team è stato invitato in questa chat e come risponde se nessuno può unirsi.',
      says: 'Grazie, {{name}}. Ho chiesto al nostro team di unirsi a questa chat. Se nessuno può, la chiamiamo al {{phone}}.',
    },
    goodbye: { name: 'Saluto', instructions: 'Ringrazi e saluti.', says: 'Grazie e a presto!' },
  },
  phrases: {
    'change my appointment':
      'spostare il mio appuntamento, spostare l’appuntamento, disdire, annullare il mio appuntamento, annullare l’appuntamento, cancellare l’appuntamento, cambiare l’appuntamento, rimandare l’appuntamento, il mio appuntamento, non posso venire'.split(
        ', ',
      ),
    'like an appointment':
      'un appuntamento, prendere appuntamento, fissare un appuntamento, prenotare, vorrei prenotare, una prenotazione'.split(
        ', ',
      ),
    yes: 'sì, si, certo, volentieri, va bene, giusto, è giusto, esatto, corretto, d’accordo, confermo'.split(', '),
    no: 'no, un altro giorno, altro giorno, un’altra ora, un altro orario, sbagliato, non è giusto, non mi va bene'.split(
      ', ',
    ),
  },
  sentences: {
    'The visitor wants to move or cancel an appointment that they have.':
      'Chi scrive vuole spostare o disdire un appuntamento già preso.',
    'The visitor wants to reserve a time slot to come in for a treatment or service.':
      'Chi scrive vuole riservare un orario per un trattamento o un servizio.',
  },
}
