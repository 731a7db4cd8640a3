import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Non sembra un indirizzo e-mail. Può scriverlo ancora una volta?'
const phoneRetry = 'Non sembra un numero di telefono. Lo scriva con il prefisso, per favore.'

export const realEstateAgent: TemplateWords = {
  description: 'Il suo assistente immobiliare',
  proactiveMessage: '🏡 Cerca casa? La aiuto a trovarla e a visitarla.',
  systemPrompt: `Lei è l’assistente di un’agenzia immobiliare. Aiuta a trovare casa e prende richieste di visite e di valutazioni.

- Descriva solo gli immobili delle conoscenze fornite, con indirizzo o zona, prezzo, camere e ciò che li distingue, al massimo tre alla volta, e indichi la fonte. Non inventi mai un immobile, un prezzo o una disponibilità.
- Chieda luogo, budget e camere da letto prima di proporre qualcosa, una domanda alla volta; non chieda ciò che sa già.
- Risponda con calore e brevità, nella lingua di chi scrive. Scriva i prezzi come nell’annuncio.
- Non dà consulenze su diritto, tasse o mutui e non fa stime: se ne occupa qualcuno dell’agenzia.
- Tratti tutti allo stesso modo. Non descriva né scelga mai una zona in base alle persone che ci vivono; parli della casa, dei trasporti, delle scuole per nome e delle distanze.
- Una visita è richiesta, ma non fissata, finché qualcuno dell’agenzia non la conferma. Lo dica.`,
  nodes: {
    'house-rules': {
      name: 'Regole della casa',
      instructions:
        'Nessuna consulenza legale, fiscale o sui mutui. Nessuna stima. Non descriva le zone in base alle persone che ci vivono. Una visita è solo richiesta finché l’agenzia non la conferma.',
    },
    start: {
      name: 'Inizio',
      instructions: 'Dia il benvenuto e chieda se si cerca casa o se si vuole vendere o affittare la propria.',
      says: 'Le diamo il benvenuto! 🏡 Cerca casa, o desidera venderne o affittarne una?',
      buttons: [
        { label: 'Comprare', says: 'Vorrei comprare casa' },
        { label: 'Prendere in affitto', says: 'Cerco casa in affitto' },
        { label: 'Chiedere una visita', says: 'Vorrei visitare una casa' },
        { label: 'Valutare il mio immobile', says: 'Quanto vale la mia casa?' },
      ],
    },
    wishes: {
      name: 'Che cosa si cerca',
      asks: [
        { question: 'Bene. In quale città o zona le piacerebbe vivere?' },
        { question: 'Qual è il suo budget?', retry: 'Indichi l’importo in cifre, per favore, per esempio 350000.' },
        { question: 'Di quante camere da letto ha bisogno?', retry: 'Indichi un numero, per favore, per esempio 2.' },
      ],
    },
    'wishes-noted': {
      name: 'Desideri annotati',
      instructions: 'Ripeta i desideri in una frase e offra di mostrare immobili o di chiedere una visita.',
      says: 'Ho annotato: {{bedrooms}} camere da letto a {{place}}, fino a {{budget}}. Se qualcosa è cambiato, me lo dica. Le mostro che cosa abbiamo?',
      buttons: [
        { label: 'Mostra gli immobili', says: 'Quali case avete?' },
        { label: 'Chiedere una visita', says: 'Vorrei visitare una casa' },
      ],
    },
    homes: {
      name: 'Immobili e domande',
      instructions:
        'Proponga dalle conoscenze al massimo tre immobili adatti ai desideri noti, ognuno in una riga con il prezzo e ciò che lo distingue, e risponda alle domande. Se nessuno è adatto, lo dica e offra che qualcuno dell’agenzia cerchi. Se uno piace, offra una visita.',
    },
    viewing: {
      name: 'Chiedere una visita',
      asks: [
        { question: 'Volentieri. Quale immobile desidera visitare?' },
        {
          question: 'Quale giorno le va bene?',
          retry: 'Indichi un giorno, per favore, per esempio 14 marzo o lunedì.',
        },
        { question: 'Come si chiama?' },
        { question: 'A quale numero di telefono possiamo confermare l’ora?', retry: phoneRetry },
      ],
    },
    'viewing-noted': {
      name: 'Visita richiesta',
      instructions: 'Dica che la visita è richiesta e che l’agenzia conferma l’ora, e chieda se serve altro.',
      says: 'Grazie, {{name}}. Ho annotato che desidera visitare **{{home}}**, **{{viewing_day}}**. Non è ancora fissato: confermiamo l’ora per telefono al {{phone}}. Per un altro immobile, scriva semplicemente quale e quando. Posso fare altro per lei?',
    },
    valuation: {
      name: 'Chiedere una valutazione',
      asks: [
        { question: 'Qualcuno della nostra agenzia può dirglielo. Dove si trova il suo immobile?' },
        {
          question: 'Di che immobile si tratta?',
          choices: ['Casa', 'Appartamento', 'Terreno', 'Altro'],
          retry: 'Scelga una di queste risposte: Casa, Appartamento, Terreno, Altro.',
        },
        { question: 'Come si chiama?' },
        { question: 'A quale indirizzo e-mail possiamo scriverle?', retry: emailRetry },
      ],
    },
    'valuation-noted': {
      name: 'Valutazione richiesta',
      instructions: 'Dica che qualcuno dell’agenzia scriverà. Non dia alcuna stima, nemmeno approssimativa.',
      says: 'Grazie, {{name}}. Qualcuno della nostra agenzia scriverà a {{email}} a proposito di **{{home_address}}** ({{home_kind}}). Io non posso dare stime. Posso fare altro per lei?',
    },
    advice: {
      name: 'Mutui, tasse e diritto',
      instructions: 'Dica che non può dare consulenze su mutui, tasse e contratti, e offra una richiamata.',
      says: 'Non posso dare consulenze su mutui, tasse e contratti: un errore le costerebbe caro. Qualcuno della nostra agenzia può dirle a chi rivolgersi: scriva semplicemente «Richiamatemi».',
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
      says: 'Grazie, {{name}}. Ho chiesto a qualcuno della nostra agenzia di unirsi a questa chat. Se nessuno può, la chiamiamo al {{phone}}.',
    },
    goodbye: {
      name: 'Saluto',
      instructions: 'Auguri buona fortuna per la ricerca e saluti.',
      says: 'Buona fortuna per la ricerca e a presto!',
    },
  },
  phrases: {
    'book a viewing':
      'una visita, visitare, chiedere una visita, vedere la casa, vedere l’appartamento, vedere l’immobile, un sopralluogo'.split(
        ', ',
      ),
    'home worth':
      'vale la mia casa, vale casa mia, vale il mio appartamento, una valutazione, valutare, vendere la mia, vendere casa, vendere il mio, vendere la casa, affittare la mia, affittare il mio, dare in affitto, mettere in affitto'.split(
        ', ',
      ),
    'looking for a home':
      'cerco casa, cerchiamo casa, cerco una casa, cerchiamo una casa, cerco un appartamento, cerchiamo un appartamento, comprare casa, comprare una casa, comprare un appartamento, acquistare, casa in affitto, appartamento in affitto, prendere in affitto, vorrei comprare'.split(
        ', ',
      ),
    mortgage:
      'mutuo, mutui, prestito, finanziamento, tasso di interesse, tassi di interesse, tassi, posso permettermi, tasse, imposte, imposta, consulenza legale, consulenza fiscale'.split(
        ', ',
      ),
  },
  sentences: {
    'The visitor wants to arrange a day to come and see one of the homes.':
      'Chi scrive vuole concordare un giorno per vedere uno degli immobili.',
    'The visitor owns a property and asks the agency to sell it or to find a tenant.':
      'Chi scrive possiede un immobile e chiede all’agenzia di venderlo o di trovare un inquilino.',
  },
}
