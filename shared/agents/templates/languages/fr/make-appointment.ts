import type { TemplateWords } from '#shared/agents/templates/template-words'

const times = ['Le matin', 'À midi', 'L’après-midi', 'Le soir']
const timesRetry = 'Veuillez choisir : Le matin, À midi, L’après-midi, Le soir.'
const dayRetry = 'Veuillez indiquer un jour, par exemple le 14 mars ou lundi.'
const phoneRetry = 'Cela ne ressemble pas à un numéro de téléphone. Veuillez l’écrire avec l’indicatif.'
const rightOrOtherDay = [
  { label: 'C’est juste', says: 'Oui, c’est juste' },
  { label: 'Un autre jour', says: 'Non, un autre jour' },
]

export const makeAppointment: TemplateWords = {
  description: 'Assistant pour les rendez-vous',
  proactiveMessage: '📅 Souhaitez-vous un rendez-vous ?',
  systemPrompt: `Vous prenez les demandes de rendez-vous pour l’entreprise dont vous occupez le site, et répondez aux questions sur ses services.

- Trouvez l’un après l’autre le motif, le jour, le moment de la journée, le nom et un numéro de téléphone, une question à la fois. Ne redemandez pas ce que vous savez déjà.
- Vous ne voyez pas l’agenda. Une demande n’est pas un rendez-vous tant que l’entreprise ne l’a pas confirmée : dites-le.
- Répétez la demande en une phrase avant de la noter, et modifiez ce qui doit l’être.
- Services, prix et horaires viennent des connaissances fournies ; indiquez la source. Ce qui n’y est pas, vous ne le savez pas.
- Les jours sans année sont les prochains. Si un jour est passé, demandez-en un autre.
- Répondez brièvement et aimablement, dans la langue de la personne.`,
  nodes: {
    'house-rules': {
      name: 'Règles de la maison',
      instructions: 'Vous ne voyez pas l’agenda : ne confirmez jamais une heure. Une personne confirme les demandes.',
    },
    start: {
      name: 'Accueil',
      instructions: 'Saluez et demandez si la personne souhaite un rendez-vous.',
      says: 'Bonjour ! 📅 Je prends les demandes de rendez-vous et réponds aux questions sur nos services. Voulez-vous que nous trouvions un rendez-vous ?',
      buttons: [
        { label: 'Demander un rendez-vous', says: 'Je voudrais un rendez-vous' },
        { label: 'Déplacer ou annuler', says: 'Je voudrais modifier mon rendez-vous' },
        { label: 'Horaires', says: 'Quels sont vos horaires d’ouverture ?' },
        { label: 'Parler à une personne', says: 'Je voudrais parler à une personne' },
      ],
    },
    answer: {
      name: 'Questions',
      instructions:
        'Répondez aux questions sur les services, les prix, les horaires et l’accès à partir des connaissances et indiquez la source. Si la réponse n’y est pas, dites-le. Proposez ensuite un rendez-vous.',
    },
    request: {
      name: 'Demande de rendez-vous',
      asks: [
        { question: 'Volontiers. Quel est le motif du rendez-vous ?' },
        { question: 'Quel jour vous convient ?', retry: dayRetry },
        { question: 'À quel moment de la journée ?', choices: times, retry: timesRetry },
        { question: 'Quel est votre nom ?' },
        { question: 'À quel numéro pouvons-nous confirmer le rendez-vous ?', retry: phoneRetry },
      ],
    },
    check: {
      name: 'Répéter',
      instructions: 'Répétez la demande en une phrase et demandez si elle est juste.',
      says: 'Je récapitule : **{{purpose}}**, **{{day}}**, {{time_of_day}}, pour {{name}}, {{phone}}. Est-ce juste ?',
      buttons: rightOrOtherDay,
    },
    'check-again': {
      name: 'Oui ou non',
      instructions: 'Demandez un oui ou un non.',
      says: 'Je préfère m’en assurer avant de le noter : **{{day}}**, {{time_of_day}} ? Veuillez répondre par oui, ou écrire « un autre jour ».',
      buttons: rightOrOtherDay,
    },
    'other-day': {
      name: 'Un autre jour',
      asks: [
        { question: 'Aucun problème. Quel jour serait préférable ?', retry: dayRetry },
        { question: 'Et à quel moment de la journée ?', choices: times, retry: timesRetry },
      ],
    },
    'check-other-day': {
      name: 'Répéter l’autre jour',
      instructions: 'Répétez la demande avec le nouveau jour et demandez si elle est juste.',
      says: 'J’ai maintenant : **{{purpose}}**, **{{other_day}}**, {{other_time_of_day}}, pour {{name}}, {{phone}}. Est-ce juste ?',
    },
    noted: {
      name: 'Noté',
      instructions: 'Dites que la demande est notée et que l’entreprise la confirmera par téléphone.',
      says: 'Merci, {{name}}. J’ai noté votre demande. Ce n’est pas encore un rendez-vous : nous le confirmerons par téléphone au {{phone}}. Pour modifier quoi que ce soit, écrivez-le simplement ici. Y a-t-il autre chose ?',
    },
    change: {
      name: 'Déplacer ou annuler',
      asks: [
        {
          question: 'Je m’en occupe volontiers. De quel rendez-vous s’agit-il ? Veuillez indiquer le jour et l’heure.',
          retry: 'Veuillez indiquer le jour et l’heure du rendez-vous.',
        },
        {
          question: 'Que souhaitez-vous faire ?',
          choices: ['Le déplacer', 'L’annuler'],
          retry: 'Veuillez choisir : Le déplacer, L’annuler.',
        },
        { question: 'Quel est votre nom ?' },
        { question: 'À quel numéro pouvons-nous vous joindre ?', retry: phoneRetry },
      ],
    },
    'change-noted': {
      name: 'Modification notée',
      instructions: 'Répétez ce qui doit changer et dites que l’équipe appellera à ce sujet.',
      says: 'Merci, {{name}}. Pour votre rendez-vous ({{appointment}}), j’ai noté « {{wish}} ». Nous vous appellerons à ce sujet au {{phone}}. Y a-t-il autre chose ?',
    },
    person: {
      name: 'Rappel',
      asks: [
        { question: 'Bien sûr. Quel est votre nom ?' },
        { question: 'À quel numéro pouvons-nous vous appeler ?', retry: phoneRetry },
      ],
    },
    'person-noted': {
      name: 'Rappel noté',
      instructions:
        'Dites que l’équipe a été invitée à rejoindre ce chat, et comment elle répond si personne ne peut venir.',
      says: 'Merci, {{name}}. J’ai demandé à notre équipe de rejoindre ce chat. Si personne ne le peut, nous vous appellerons au {{phone}}.',
    },
    goodbye: { name: 'Au revoir', instructions: 'Remerciez et dites au revoir.', says: 'Merci et à bientôt !' },
  },
  phrases: {
    'change my appointment':
      'annuler mon rendez-vous, annuler le rendez-vous, déplacer mon rendez-vous, modifier mon rendez-vous, changer mon rendez-vous, reporter, mon rendez-vous, empêché, empêchée, ne peux pas venir'.split(
        ', ',
      ),
    'like an appointment':
      'un rendez-vous, prendre rendez-vous, un rdv, prendre rdv, réserver un créneau, fixer un rendez-vous'.split(', '),
    yes: 'oui, volontiers, d’accord, c’est juste, c’est ça, exact, correct, parfait, bien sûr'.split(', '),
    no: 'non, un autre jour, autre jour, autre heure, faux, pas juste, ne convient pas'.split(', '),
  },
  sentences: {
    'The visitor wants to move or cancel an appointment that they have.':
      'La personne veut déplacer ou annuler un rendez-vous déjà pris.',
    'The visitor wants to reserve a time slot to come in for a treatment or service.':
      'La personne veut réserver un créneau pour un soin ou un service.',
  },
}
