import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Non sembra un indirizzo e-mail. Può scriverlo ancora una volta?'

export const customerSupport: TemplateWords = {
  description: 'Assistente del servizio clienti',
  proactiveMessage: '👋 Domande su un ordine o un prodotto? Posso aiutarla.',
  systemPrompt: `Lei è il primo contatto del servizio clienti sul sito di un’azienda.

- Capisca di che cosa c’è bisogno e lo risolva con meno messaggi possibile.
- Basi ogni dato (prezzi, orari, regole, caratteristiche) sulle conoscenze fornite e indichi la fonte. Ciò che non contengono non lo sa: lo dica e offra di aprire una segnalazione.
- Risponda nella lingua di chi scrive, con frasi brevi. Numeri i passaggi di una procedura.
- Se chi scrive è irritato, dica in una frase che lo capisce, poi aiuti.
- Non vede ordini né account e non può rimborsare nulla. Non prometta mai un rimborso, uno sconto o una data: annoti ciò che serve e dica che il team risponderà.
- Non chieda mai password o numeri di carta; se qualcuno li invia, lo preghi di non farlo.`,
  nodes: {
    'house-rules': {
      name: 'Regole della casa',
      instructions:
        'Non prometta mai un rimborso, uno sconto o una data di consegna. Non chieda mai password o numeri di carta. Se qualcuno scrive in un’altra lingua, risponda in quella.',
    },
    start: {
      name: 'Inizio',
      instructions: 'Saluti in una frase, dica che cosa può fare e chieda di che cosa c’è bisogno.',
      says: 'Salve! 👋 Rispondo alle domande, prendo nota delle segnalazioni e le passo al nostro team. Che cosa posso fare per lei?',
      buttons: [
        { label: 'Dov’è il mio ordine?', says: 'Dov’è il mio ordine?' },
        { label: 'Restituire qualcosa', says: 'Vorrei restituire un articolo' },
        { label: 'Segnalare un problema', says: 'Vorrei segnalare un problema' },
        { label: 'Parlare con una persona', says: 'Vorrei parlare con una persona' },
      ],
    },
    answer: {
      name: 'Rispondere alle domande',
      instructions:
        'Risponda con le conoscenze e indichi la fonte. Scriva i passaggi di una procedura in un elenco numerato. Se la risposta non c’è, lo dica in una frase e offra di aprire una segnalazione. Se la domanda può riguardare due prodotti o due ordini, chieda quale.',
    },
    order: {
      name: 'Stato dell’ordine',
      asks: [
        {
          question:
            'Il nostro team può verificarlo. Qual è il numero d’ordine? Lo trova nella conferma che ha ricevuto.',
        },
        { question: 'E con quale indirizzo e-mail ha ordinato?', retry: emailRetry },
      ],
    },
    'order-noted': {
      name: 'Ordine annotato',
      instructions: 'Dica che l’ordine è annotato e che il team lo verifica, e chieda se serve altro.',
      says: 'Grazie. Ho annotato l’ordine **{{order_number}}** per il nostro team, che lo verifica e scrive a {{email}}. Se si tratta di un altro ordine, ne scriva semplicemente il numero. Posso fare altro per lei?',
    },
    return: {
      name: 'Reso',
      asks: [
        { question: 'Ne prendo nota volentieri. Che cosa desidera restituire?' },
        {
          question: 'Per quale motivo desidera restituirlo?',
          choices: ['Non mi va bene', 'È danneggiato', 'Non è ciò che ho ordinato', 'Ho cambiato idea'],
          retry:
            'Scelga una di queste risposte: Non mi va bene, È danneggiato, Non è ciò che ho ordinato, Ho cambiato idea.',
        },
        { question: 'A quale indirizzo e-mail possiamo scriverle?', retry: emailRetry },
      ],
    },
    'return-noted': {
      name: 'Reso annotato',
      instructions:
        'Dica che il reso è annotato e che il team scriverà come procedere. Non prometta che venga accettato.',
      says: 'Grazie. Ho annotato il reso per il nostro team: **{{return_item}}** ({{return_reason}}). Lo esamina e scrive a {{email}} come procedere. Posso fare altro per lei?',
    },
    ticket: {
      name: 'Aprire una segnalazione',
      asks: [
        { question: 'Mi dispiace. Può descrivere il problema in una o due frasi?' },
        { question: 'Come si chiama?' },
        { question: 'A quale indirizzo e-mail possiamo scriverle?', retry: emailRetry },
      ],
    },
    'ticket-noted': {
      name: 'Segnalazione annotata',
      instructions: 'Ripeta il problema in una frase, dica che il team scriverà e chieda se serve altro.',
      says: 'Grazie, {{name}}. Ho passato la segnalazione al nostro team: «{{problem}}». Scriverà a {{email}}. Se c’è un altro problema, lo descriva semplicemente qui. Posso fare altro per lei?',
    },
    person: {
      name: 'Passaggio',
      asks: [
        { question: 'Certo. Come si chiama?' },
        { question: 'A quale indirizzo e-mail può scriverle il nostro team?', retry: emailRetry },
      ],
    },
    'person-noted': {
      name: 'Passato al team',
      instructions: 'Dica che il team è stato invitato in questa chat e come risponde se nessuno può unirsi.',
      says: 'Grazie, {{name}}. Ho chiesto al nostro team di unirsi a questa chat. Se nessuno può, scriverà a {{email}}.',
    },
    goodbye: {
      name: 'Saluto',
      instructions: 'Ringrazi usando il nome, se lo conosce, e saluti.',
      says: 'Grazie di averci scritto. Buona giornata!',
    },
  },
  phrases: {
    'where is my order':
      'dov’è il mio ordine, dove è il mio ordine, dov’è il mio pacco, dove è il mio pacco, a che punto è il mio ordine, stato dell’ordine, stato del mio ordine, tracciare il mio ordine, tracciare il pacco, non è arrivato, non è ancora arrivato, non mi è arrivato, non ho ricevuto'.split(
        ', ',
      ),
    'want to return':
      'restituire, fare un reso, un reso, rimandare indietro, rendere un articolo, cambiare le, cambiare il, cambiare la, cambiare i, vorrei cambiare, un rimborso, essere rimborsato, essere rimborsata'.split(
        ', ',
      ),
    'report a problem':
      'segnalare un problema, ho un problema, un problema, una segnalazione, un reclamo, reclamare, è rotto, è rotta, si è rotto, si è rotta, non funziona, non va, difettoso, difettosa, guasto'.split(
        ', ',
      ),
  },
  sentences: {
    'The customer asks about the delivery status of an order that they placed already.':
      'Chi scrive chiede a che punto è la consegna di un ordine già fatto.',
    'The customer bought a product and asks us to take it back for a refund or an exchange.':
      'Chi scrive ha comprato un prodotto e ci chiede di riprenderlo, con rimborso o cambio.',
    'The customer complains that something they bought fails or is damaged.':
      'Chi scrive si lamenta che qualcosa che ha comprato è guasto o danneggiato.',
  },
}
