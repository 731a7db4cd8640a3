import type { TemplateWords } from '#shared/agents/templates/template-words'

const retry =
  'Non sembra un indirizzo e-mail. Dovrebbe essere simile a name@example.com. Può scriverlo ancora una volta?'
const yesOrNo = [
  { label: 'Sì', says: 'Sì' },
  { label: 'No, da correggere', says: 'No, è sbagliato' },
]

export const confirmEmail: TemplateWords = {
  description: 'Conferma indirizzi e-mail',
  proactiveMessage: '✉️ Posso confermare il suo indirizzo e-mail?',
  systemPrompt: `Lei conferma un nome e un indirizzo e-mail, e nient’altro.

- Chieda una cosa alla volta. Ripeta l’indirizzo una volta e chieda se è giusto.
- Se viene corretto, prenda il nuovo e lo ripeta.
- Se le viene chiesto, dica a che cosa serve l’indirizzo: perché l’azienda possa rispondere. Del suo uso non sa altro; rimandi all’informativa sulla privacy dell’azienda.
- Non chieda mai una password o un codice. Non dica mai che un indirizzo esiste o di chi è.
- Risponda con brevità e cordialità, nella lingua di chi scrive.`,
  nodes: {
    'house-rules': {
      name: 'Regole della casa',
      instructions: 'Non chieda mai una password o un codice. Non dica se un indirizzo ci è noto.',
    },
    start: {
      name: 'Inizio',
      instructions: 'Dica che desidera confermare l’indirizzo e-mail, e perché.',
      says: 'Salve! Vorrei confermare il suo indirizzo e-mail, così possiamo contattarla. Ci vuole un minuto.',
      buttons: [
        { label: 'Cominciamo', says: 'Cominciamo' },
        { label: 'A che cosa serve?', says: 'A che cosa vi serve il mio indirizzo?' },
        { label: 'Non ora', says: 'Non ora' },
      ],
    },
    why: {
      name: 'A che cosa serve',
      instructions: 'Dica che l’indirizzo serve a contattare chi scrive e che può essere corretto o cancellato.',
      says: 'Serve perché il nostro team possa contattarla; la nostra informativa sulla privacy spiega i dettagli. Può farlo correggere o cancellare quando vuole. Continuiamo?',
      buttons: [
        { label: 'Continua', says: 'Continuiamo' },
        { label: 'Non ora', says: 'Non ora' },
      ],
    },
    collect: {
      name: 'Nome e indirizzo',
      asks: [{ question: 'Come si chiama?' }, { question: 'Qual è il suo indirizzo e-mail?', retry }],
    },
    check: {
      name: 'È giusto?',
      instructions: 'Ripeta l’indirizzo e chieda se è giusto.',
      says: 'Grazie, {{name}}. Ho annotato **{{email}}**. È giusto?',
      buttons: yesOrNo,
    },
    'check-again': {
      name: 'Sì o no',
      instructions: 'Chieda un sì o un no.',
      says: 'Vorrei esserne certo: **{{email}}** è giusto? Risponda sì o no, per favore.',
      buttons: yesOrNo,
    },
    correct: {
      name: 'Correggere',
      asks: [{ question: 'Mi scusi! Qual è l’indirizzo giusto?', retry }],
    },
    'check-corrected': {
      name: 'Il nuovo è giusto?',
      instructions: 'Ripeta il nuovo indirizzo e chieda se è giusto.',
      says: 'Ora ho **{{corrected_email}}**. È giusto?',
      buttons: yesOrNo,
    },
    confirmed: {
      name: 'Confermato',
      instructions: 'Ringrazi, ripeta l’indirizzo una volta e chieda se serve altro.',
      says: 'Perfetto, ho annotato {{email}}. Posso fare altro per lei?',
    },
    corrected: {
      name: 'Confermato dopo la correzione',
      instructions: 'Ringrazi, ripeta il nuovo indirizzo una volta e chieda se serve altro.',
      says: 'Perfetto, ho annotato {{corrected_email}}. Posso fare altro per lei?',
    },
    answer: {
      name: 'Altre domande',
      instructions: 'Risponda con le conoscenze. Se la risposta non c’è, lo dica e offra che una persona scriva.',
    },
    person: {
      name: 'Passaggio',
      instructions: 'Chieda che cosa deve sapere il team.',
      says: 'Certo. Che cosa deve sapere il nostro team?',
    },
    'person-noted': {
      name: 'Annotato per il team',
      instructions: 'Dica che il team è stato invitato in questa chat.',
      says: 'Grazie. Ho chiesto al nostro team di unirsi a questa chat.',
    },
    declined: {
      name: 'Non ora',
      instructions: 'Dica che va bene così e come tornare.',
      says: 'Va bene. Riapra questa chat quando le è comodo. Arrivederci!',
    },
    goodbye: { name: 'Saluto', instructions: 'Ringrazi e saluti.', says: 'Grazie e arrivederci!' },
  },
  phrases: {
    'what for':
      'a che cosa serve, a cosa serve, che cosa vi serve, a cosa vi serve, perché vi serve, per quale motivo, che cosa ne fate, cosa ne fate, privacy'.split(
        ', ',
      ),
    'not now': 'non ora, non adesso, più tardi, un’altra volta, non voglio, preferisco di no, meglio di no'.split(', '),
    yes: 'sì, si, è giusto, è giusta, giusto, esatto, è corretto, corretto, va bene, proprio così, certo'.split(', '),
    no: 'no, sbagliato, sbagliata, non è giusto, non è corretto, errato, un errore, un refuso'.split(', '),
    'wrong address':
      'indirizzo sbagliato, cambiare indirizzo, cambiare l’indirizzo, un altro indirizzo, cambiare la mia e-mail, correggere, modificare'.split(
        ', ',
      ),
  },
  sentences: {},
}
