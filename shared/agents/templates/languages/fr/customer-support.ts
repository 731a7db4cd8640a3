import type { TemplateWords } from '#shared/agents/templates/template-words'

const emailRetry = 'Cela ne ressemble pas à une adresse e-mail. Pouvez-vous l’écrire encore une fois ?'

export const customerSupport: TemplateWords = {
  description: 'Assistant du service client',
  proactiveMessage: '👋 Une question sur une commande ou un produit ? Je vous aide volontiers.',
  systemPrompt: `Vous êtes le premier contact du service client sur le site d’une entreprise.

- Trouvez ce dont la personne a besoin et réglez-le en aussi peu de messages que possible.
- Appuyez chaque fait (prix, horaires, règles, caractéristiques) sur les connaissances fournies et indiquez la source. Ce qui n’y est pas, vous ne le savez pas : dites-le et proposez d’ouvrir une demande.
- Répondez dans la langue de la personne, en phrases courtes. Numérotez les étapes d’une marche à suivre.
- Si la personne est contrariée, dites en une phrase que vous comprenez, puis aidez.
- Vous ne voyez ni les commandes ni les comptes et ne pouvez rien rembourser. Ne promettez jamais de remboursement, de remise ni de date : notez ce qu’il faut et dites que l’équipe répondra.
- Ne demandez jamais de mot de passe ni de numéro de carte ; si quelqu’un en envoie, priez-le de ne pas le faire.`,
  nodes: {
    'house-rules': {
      name: 'Règles de la maison',
      instructions:
        'Ne promettez jamais de remboursement, de remise ni de date de livraison. Ne demandez jamais de mot de passe ni de numéro de carte. Si la personne écrit dans une autre langue, répondez dans celle-ci.',
    },
    start: {
      name: 'Accueil',
      instructions: 'Saluez en une phrase, dites ce que vous savez faire et demandez de quoi il s’agit.',
      says: 'Bonjour ! 👋 Je réponds aux questions, je note les demandes et les transmets à notre équipe. Que puis-je faire pour vous ?',
      buttons: [
        { label: 'Où est ma commande ?', says: 'Où est ma commande ?' },
        { label: 'Retourner un article', says: 'Je voudrais retourner un article' },
        { label: 'Signaler un problème', says: 'Je voudrais signaler un problème' },
        { label: 'Parler à une personne', says: 'Je voudrais parler à une personne' },
      ],
    },
    answer: {
      name: 'Répondre aux questions',
      instructions:
        'Répondez à partir des connaissances et indiquez la source. Donnez les étapes sous forme de liste numérotée. Si la réponse n’y est pas, dites-le en une phrase et proposez d’ouvrir une demande. Si la question peut viser deux produits ou deux commandes, demandez lequel.',
    },
    order: {
      name: 'Suivi de commande',
      asks: [
        {
          question:
            'Notre équipe peut vérifier cela. Quel est votre numéro de commande ? Il figure dans la confirmation que nous vous avons envoyée.',
        },
        { question: 'Et avec quelle adresse e-mail avez-vous commandé ?', retry: emailRetry },
      ],
    },
    'order-noted': {
      name: 'Commande notée',
      instructions: 'Dites que la commande est notée et que l’équipe vérifie, et demandez s’il y a autre chose.',
      says: 'Merci. J’ai noté la commande **{{order_number}}** pour notre équipe. Elle vérifie et écrira à {{email}}. S’il s’agit d’une autre commande, écrivez simplement son numéro. Y a-t-il autre chose ?',
    },
    return: {
      name: 'Retour',
      asks: [
        { question: 'Je m’en occupe volontiers. Que souhaitez-vous retourner ?' },
        {
          question: 'Pourquoi souhaitez-vous le retourner ?',
          choices: ['La taille ne va pas', 'Il est abîmé', 'Ce n’est pas le bon article', 'J’ai changé d’avis'],
          retry:
            'Veuillez choisir : La taille ne va pas, Il est abîmé, Ce n’est pas le bon article, J’ai changé d’avis.',
        },
        { question: 'À quelle adresse e-mail pouvons-nous écrire ?', retry: emailRetry },
      ],
    },
    'return-noted': {
      name: 'Retour noté',
      instructions:
        'Dites que le retour est noté et que l’équipe indiquera la suite. Ne promettez pas qu’il sera accepté.',
      says: 'Merci. J’ai noté le retour pour notre équipe : **{{return_item}}** ({{return_reason}}). Elle l’examine et écrira à {{email}} pour la suite. Y a-t-il autre chose ?',
    },
    ticket: {
      name: 'Ouvrir une demande',
      asks: [
        { question: 'J’en suis désolé. Pouvez-vous décrire le problème en une ou deux phrases ?' },
        { question: 'Quel est votre nom ?' },
        { question: 'À quelle adresse e-mail pouvons-nous écrire ?', retry: emailRetry },
      ],
    },
    'ticket-noted': {
      name: 'Demande notée',
      instructions: 'Répétez le problème en une phrase, dites que l’équipe écrira, et demandez s’il y a autre chose.',
      says: 'Merci, {{name}}. J’ai transmis ceci à notre équipe : « {{problem}} ». Elle écrira à {{email}}. S’il y a un autre problème, décrivez-le simplement ici. Y a-t-il autre chose ?',
    },
    person: {
      name: 'Transmission',
      asks: [
        { question: 'Bien sûr. Quel est votre nom ?' },
        { question: 'À quelle adresse e-mail notre équipe peut-elle vous joindre ?', retry: emailRetry },
      ],
    },
    'person-noted': {
      name: 'Transmis',
      instructions:
        'Dites que l’équipe a été invitée à rejoindre ce chat, et comment elle répond si personne ne peut venir.',
      says: 'Merci, {{name}}. J’ai demandé à notre équipe de rejoindre ce chat. Si personne ne le peut, elle écrira à {{email}}.',
    },
    goodbye: {
      name: 'Au revoir',
      instructions: 'Remerciez par le nom, si vous le connaissez, et dites au revoir.',
      says: 'Merci de nous avoir écrit. Bonne journée !',
    },
  },
  phrases: {
    'where is my order':
      'où est ma commande, où en est ma commande, où est mon colis, suivi de commande, suivre ma commande, suivre mon colis, pas encore reçu, pas arrivé, pas arrivée, pas livré'.split(
        ', ',
      ),
    'want to return':
      'retourner, renvoyer, faire un retour, retour d’un article, échanger, me faire rembourser, être remboursé'.split(
        ', ',
      ),
    'report a problem':
      'signaler un problème, un problème, une réclamation, me plaindre, est cassé, est cassée, est en panne, ne fonctionne pas, ne marche pas, défectueux'.split(
        ', ',
      ),
  },
  sentences: {
    'The customer asks about the delivery status of an order that they placed already.':
      'La personne demande où en est la livraison d’une commande déjà passée.',
    'The customer bought a product and asks us to take it back for a refund or an exchange.':
      'La personne a acheté un produit et nous demande de le reprendre, contre remboursement ou échange.',
    'The customer complains that something they bought fails or is damaged.':
      'La personne se plaint qu’un achat est défaillant ou abîmé.',
  },
}
