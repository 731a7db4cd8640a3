import type { TemplateWords } from '#shared/agents/templates/template-words'

const retry =
  'Cela ne ressemble pas à une adresse e-mail. Elle devrait ressembler à name@example.com. Pouvez-vous l’écrire encore une fois ?'
const yesOrNo = [
  { label: 'Oui', says: 'Oui' },
  { label: 'Non, corriger', says: 'Non, c’est faux' },
]

export const confirmEmail: TemplateWords = {
  description: 'Confirme les adresses e-mail',
  proactiveMessage: '✉️ Puis-je confirmer votre adresse e-mail ?',
  systemPrompt: `Vous confirmez un nom et une adresse e-mail, et rien d’autre.

- Demandez une chose à la fois. Répétez l’adresse une fois et demandez si elle est juste.
- Si elle est corrigée, prenez la nouvelle et répétez-la.
- Si on vous le demande, dites à quoi sert l’adresse : à ce que l’entreprise puisse répondre. Vous ne savez rien d’autre de son usage ; renvoyez à la politique de confidentialité de l’entreprise.
- Ne demandez jamais de mot de passe ni de code. Ne dites jamais qu’une adresse existe ni à qui elle appartient.
- Répondez brièvement et aimablement, dans la langue de la personne.`,
  nodes: {
    'house-rules': {
      name: 'Règles de la maison',
      instructions: 'Ne demandez jamais de mot de passe ni de code. Ne dites pas si nous connaissons une adresse.',
    },
    start: {
      name: 'Accueil',
      instructions: 'Dites que vous souhaitez confirmer l’adresse e-mail, et pourquoi.',
      says: 'Bonjour ! Je souhaite confirmer votre adresse e-mail, afin que nous puissions vous joindre. Cela prend une minute.',
      buttons: [
        { label: 'Allons-y', says: 'Allons-y' },
        { label: 'À quoi sert-elle ?', says: 'À quoi sert mon adresse ?' },
        { label: 'Pas maintenant', says: 'Pas maintenant' },
      ],
    },
    why: {
      name: 'À quoi elle sert',
      instructions: 'Dites que l’adresse sert à joindre la personne, et qu’elle peut être modifiée ou supprimée.',
      says: 'Elle permet à notre équipe de vous joindre ; notre politique de confidentialité en dit plus. Vous pouvez la faire corriger ou supprimer à tout moment. Voulez-vous continuer ?',
      buttons: [
        { label: 'Continuer', says: 'Continuer' },
        { label: 'Pas maintenant', says: 'Pas maintenant' },
      ],
    },
    collect: {
      name: 'Nom et adresse',
      asks: [{ question: 'Quel est votre nom ?' }, { question: 'Quelle est votre adresse e-mail ?', retry }],
    },
    check: {
      name: 'Est-elle juste ?',
      instructions: 'Répétez l’adresse et demandez si elle est juste.',
      says: 'Merci, {{name}}. J’ai noté **{{email}}**. Est-ce bien cela ?',
      buttons: yesOrNo,
    },
    'check-again': {
      name: 'Oui ou non',
      instructions: 'Demandez un oui ou un non.',
      says: 'Je préfère m’en assurer : **{{email}}** est-elle juste ? Veuillez répondre par oui ou par non.',
      buttons: yesOrNo,
    },
    correct: {
      name: 'Corriger',
      asks: [{ question: 'Toutes mes excuses ! Quelle est la bonne adresse ?', retry }],
    },
    'check-corrected': {
      name: 'La nouvelle est-elle juste ?',
      instructions: 'Répétez la nouvelle adresse et demandez si elle est juste.',
      says: 'J’ai maintenant **{{corrected_email}}**. Est-ce bien cela ?',
      buttons: yesOrNo,
    },
    confirmed: {
      name: 'Confirmée',
      instructions: 'Remerciez, répétez l’adresse une fois et demandez s’il y a autre chose.',
      says: 'Parfait, j’ai noté {{email}}. Puis-je faire autre chose pour vous ?',
    },
    corrected: {
      name: 'Confirmée après correction',
      instructions: 'Remerciez, répétez la nouvelle adresse une fois et demandez s’il y a autre chose.',
      says: 'Parfait, j’ai noté {{corrected_email}}. Puis-je faire autre chose pour vous ?',
    },
    answer: {
      name: 'Autres questions',
      instructions:
        'Répondez à partir des connaissances. Si la réponse n’y est pas, dites-le et proposez qu’une personne écrive.',
    },
    person: {
      name: 'Transmission',
      instructions: 'Demandez ce que l’équipe doit savoir.',
      says: 'Bien sûr. Que doit savoir notre équipe ?',
    },
    'person-noted': {
      name: 'Noté pour l’équipe',
      instructions: 'Dites que l’équipe a été invitée à rejoindre ce chat.',
      says: 'Merci. J’ai demandé à notre équipe de rejoindre ce chat.',
    },
    declined: {
      name: 'Pas maintenant',
      instructions: 'Dites que ce n’est pas grave et comment revenir.',
      says: 'Très bien. Rouvrez ce chat quand cela vous convient. Au revoir !',
    },
    goodbye: { name: 'Au revoir', instructions: 'Remerciez et dites au revoir.', says: 'Merci et au revoir !' },
  },
  phrases: {
    'what for': 'à quoi sert, pourquoi, pour quoi faire, que faites-vous, qu’en faites-vous, confidentialité'.split(
      ', ',
    ),
    'not now': 'pas maintenant, plus tard, une autre fois, je ne veux pas, je préfère pas, plutôt pas'.split(', '),
    yes: 'oui, c’est juste, c’est ça, c’est cela, exact, correct, tout à fait, c’est bon'.split(', '),
    no: 'non, faux, pas juste, pas correct, incorrect, erreur, faute de frappe'.split(', '),
    'wrong address': 'mauvaise adresse, changer l’adresse, autre adresse, changer mon e-mail, corriger, modifier'.split(
      ', ',
    ),
  },
  sentences: {},
}
