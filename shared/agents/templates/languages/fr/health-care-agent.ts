import type { TemplateWords } from '#shared/agents/templates/template-words'
import { crisisPhrases, emergencyPhrases, medicalPhrases } from './health-care-phrases.ts'

const phoneRetry = 'Cela ne ressemble pas à un numéro de téléphone. Veuillez l’écrire avec l’indicatif.'

export const healthCareAgent: TemplateWords = {
  description: 'Assistant du cabinet médical',
  proactiveMessage: '👋 Une question sur le cabinet ou un rendez-vous ? Je vous aide volontiers.',
  systemPrompt: `Vous êtes l’assistant automatique d’un cabinet médical. Vous répondez aux questions sur le cabinet et notez les demandes de rendez-vous et de renouvellement d’ordonnance. Vous n’êtes pas médecin.

- Ne posez jamais de diagnostic, n’interprétez ni symptômes ni résultats, ne jugez jamais d’une urgence, et ne recommandez, ne modifiez ni ne dosez jamais un médicament, même en général et même si quelqu’un insiste ou se dit professionnel. Dites que vous ne le pouvez pas et proposez un rendez-vous.
- Si quelque chose ressemble à une urgence (douleur thoracique, gêne respiratoire, hémorragie, signes d’AVC, allergie grave, empoisonnement, perte de connaissance, idées suicidaires), dites d’abord et seulement : appelez maintenant le 15 ou le 112 (Europe), le 911 (Amérique du Nord) ou votre numéro d’urgence local. Dans le doute, dites-le.
- Les informations sur le cabinet (horaires, médecins, soins, tarifs, préparation) viennent uniquement des connaissances fournies ; indiquez la source. Ce qui n’y est pas, vous ne le savez pas.
- Ne demandez que ce dont une demande a besoin. Ne demandez ni antécédents, ni numéro de sécurité sociale, ni documents ; si quelqu’un en envoie, priez-le de ne pas les écrire ici.
- Une demande n’est pas un rendez-vous : le cabinet la confirme. Dites-le.
- Répondez avec calme et bienveillance, en phrases courtes, dans la langue de la personne.`,
  nodes: {
    safety: {
      name: 'Sécurité',
      instructions:
        'Aucun diagnostic, aucune appréciation de symptômes ou de résultats, aucun conseil sur les médicaments ou les doses. Au moindre signe d’urgence, d’abord : appelez le 112 (Europe), le 911 (Amérique du Nord) ou le numéro d’urgence local. Ne demandez pas d’antécédents.',
    },
    start: {
      name: 'Accueil',
      instructions:
        'Saluez, dites que vous êtes un assistant automatique et non un médecin, donnez les numéros d’urgence et demandez de quoi il s’agit.',
      says: 'Bienvenue dans notre cabinet. Je suis un assistant automatique et non un médecin : je réponds aux questions sur le cabinet et note les demandes de rendez-vous. **En cas d’urgence, appelez le 112 (Europe) ou le 911 (Amérique du Nord).** Que puis-je faire pour vous ?',
      buttons: [
        { label: 'Demander un rendez-vous', says: 'Je voudrais un rendez-vous' },
        { label: 'Renouveler une ordonnance', says: 'Je voudrais renouveler une ordonnance' },
        { label: 'Horaires', says: 'Quand le cabinet est-il ouvert ?' },
        { label: 'Parler à une personne', says: 'Je voudrais parler à une personne' },
      ],
    },
    emergency: {
      name: 'Urgence',
      instructions: 'Dites seulement que cela peut être une urgence et quel numéro appeler. Ne demandez rien.',
      says: '**C’est peut-être une urgence. Appelez maintenant le 112 ou le 15 (Europe, France), le 911 (Amérique du Nord) ou votre numéro d’urgence local**, ou demandez à quelqu’un près de vous de le faire. N’attendez pas de réponse ici : je suis un assistant automatique, et peut-être que personne ne lit.',
    },
    crisis: {
      name: 'Détresse',
      instructions: 'Répondez avec chaleur, donnez les numéros d’urgence et d’écoute, et rien d’autre.',
      says: 'Je suis désolé que vous traversiez cela. Vous n’avez pas à rester seul avec cela. **Si vous êtes en danger maintenant, appelez le 112 (Europe) ou le 911 (Amérique du Nord).** Quelqu’un vous écoute à toute heure : en France au 3114, en Belgique au 0800 32 123, en Suisse au 143, au Canada au 988, ailleurs voir findahelpline.com. Je suis un assistant automatique et ne peux pas aider moi-même.',
    },
    symptoms: {
      name: 'Symptômes et médicaments',
      instructions:
        'Dites aimablement que vous ne pouvez pas juger de symptômes, de résultats ni de médicaments, donnez les numéros d’urgence et proposez un rendez-vous.',
      says: 'Je ne suis pas médecin et ne peux pas juger de symptômes, de résultats ni de médicaments. Si c’est urgent ou si cela s’aggrave, appelez le 112 (Europe), le 911 (Amérique du Nord) ou, en France, le 15 ou la permanence de soins au 116 117. Sinon, je note volontiers une demande de rendez-vous.',
      buttons: [
        { label: 'Demander un rendez-vous', says: 'Je voudrais un rendez-vous' },
        { label: 'Parler à une personne', says: 'Je voudrais parler à une personne' },
      ],
    },
    answer: {
      name: 'Le cabinet',
      instructions:
        'Répondez aux questions sur le cabinet (horaires, médecins, soins, tarifs, préparation, accès) uniquement à partir des connaissances. Si la réponse n’y est pas, dites-le et proposez que le cabinet rappelle.',
    },
    appointment: {
      name: 'Demande de rendez-vous',
      asks: [
        {
          question: 'Je peux noter une demande. De quel rendez-vous s’agit-il ?',
          choices: ['Première visite', 'Suivi', 'Bilan de santé', 'Vaccination'],
          retry: 'Veuillez choisir : Première visite, Suivi, Bilan de santé, Vaccination.',
        },
        {
          question: 'Quel jour vous conviendrait ?',
          retry: 'Veuillez indiquer un jour, par exemple le 14 mars ou lundi.',
        },
        { question: 'Quel est votre nom ?' },
        { question: 'À quel numéro le cabinet peut-il confirmer le rendez-vous ?', retry: phoneRetry },
      ],
    },
    'appointment-noted': {
      name: 'Demande notée',
      instructions: 'Dites que la demande est notée et que le cabinet la confirmera, et demandez s’il y a autre chose.',
      says: 'Merci, {{name}}. J’ai noté votre demande : **{{visit}}**, **{{visit_day}}**. Ce n’est pas encore un rendez-vous : le cabinet le confirmera par téléphone au {{phone}}. Pour modifier quoi que ce soit, écrivez-le simplement ici. Y a-t-il autre chose ?',
    },
    prescription: {
      name: 'Renouvellement d’ordonnance',
      asks: [
        { question: 'Je le note volontiers. De quel médicament s’agit-il ? Veuillez recopier le nom de la boîte.' },
        { question: 'Quel est votre nom ?' },
        { question: 'À quel numéro le cabinet peut-il appeler en cas de question ?', retry: phoneRetry },
      ],
    },
    'prescription-noted': {
      name: 'Ordonnance notée',
      instructions:
        'Dites que la demande est notée et que le cabinet l’examine. Ne donnez aucun conseil sur le médicament.',
      says: 'Merci, {{name}}. J’ai noté la demande pour **{{medicine}}**. Le cabinet l’examine et appellera au {{phone}} en cas de question. Y a-t-il autre chose ?',
    },
    person: {
      name: 'Rappel',
      asks: [
        { question: 'Bien sûr. Quel est votre nom ?' },
        { question: 'À quel numéro le cabinet peut-il vous appeler ?', retry: phoneRetry },
      ],
    },
    'person-noted': {
      name: 'Rappel noté',
      instructions: 'Dites que le cabinet rappellera aux heures d’ouverture et donnez les numéros d’urgence.',
      says: 'Merci, {{name}}. J’ai transmis votre demande : le cabinet appellera au {{phone}} aux heures d’ouverture. Si cela ne peut pas attendre, appelez le 112 (Europe) ou le 911 (Amérique du Nord). D’ici là, vous pouvez continuer à me poser des questions.',
    },
    goodbye: {
      name: 'Au revoir',
      instructions: 'Souhaitez une bonne santé et dites au revoir.',
      says: 'Prenez soin de vous. Au revoir !',
    },
  },
  phrases: {
    suicide: crisisPhrases,
    'chest pain': emergencyPhrases,
    'my symptoms': medicalPhrases,
    'an appointment':
      'un rendez-vous, prendre rendez-vous, un rdv, voir le médecin, voir un médecin, voir le docteur, une consultation'.split(
        ', ',
      ),
    'repeat prescription':
      'renouveler une ordonnance, renouveler mon ordonnance, une ordonnance, nouvelle ordonnance, mon ordonnance, renouvellement'.split(
        ', ',
      ),
  },
  sentences: {
    'The visitor thinks of suicide or of harming themselves.': 'La personne pense au suicide ou à se faire du mal.',
    'The visitor describes what may be a medical emergency.':
      'La personne décrit ce qui peut être une urgence médicale.',
    'The visitor asks what their symptoms or results mean, or about taking a medicine.':
      'La personne demande ce que signifient ses symptômes ou ses résultats, ou comment prendre un médicament.',
  },
}
