import type { PersonWords } from './person-words.ts'

export const fr: PersonWords = {
  language: 'fr',
  person: `etre humain, humain, vraie personne, veritable personne, personne reelle, personne humaine, personne, conseiller, conseillere,
    operateur, operatrice, agent humain, une vraie personne, un vrai humain, membre du personnel, quelqu un du personnel, quelqu un de
    votre equipe, quelqu un de l equipe, quelqu un de chez vous, quelqu un en chair et en os, membre de votre equipe, conseil
    personnalise, conseils personnalises, accompagnement personnalise, entretien personnel, aide personnalisee, quelqu un de competent,
    quelqu un qui s y connait, quelqu un qui sait, quelqu un qui comprend, quelqu un au telephone, quelqu un par telephone, reponse d une
    personne, reponse d un humain, vraie reponse`,
  staff: `quelqu un, agent, employe, responsable, equipe, service client, support, collaborateur, collaboratrice, technicien, membre de l
    equipe, membre de votre equipe, vendeur, commercial, interlocuteur, representant, superviseur, manager, salarie, sav, assistance,
    collegue, collegues, superieur, directeur, directrice, service concerne, service clients, service, comptabilite, personnel,
    specialiste, expert, conseillers, agents, employes, techniciens, responsables, chef, membre du personnel, equipe commerciale, service
    technique, service apres vente, accueil, standard, standardiste, secretariat, gerant, patron, proprietaire, experts, siege,
    conseiller, conseillere, medecin, infirmiere, gardien, qqn, l un de vous, l une de vous, l un d entre vous, l un de vos, l une de vos,
    vos equipes, equipes, vrais gens, vraies personnes, service commercial, service comptable, service facturation, ingenieur, direction,
    avocat, vos employes, vos conseillers, de vos agents, secretaire, quelqu un d autre, qui d autre, directeur du magasin`,
  called: `agent, employe, service client, responsable, quelqu un, service clients, un responsable, assistance, conseillere, qqn, appelez
    moi, appelle moi, transferez moi, transfere moi, mettez moi en ligne, connectez moi, je veux discuter, je voudrais parler, j aimerais
    parler, agent humain, conseiller humain, conseiller clientele, un agent`,
  between: `un, une, d un, d une, le, la, les, l, d, des, du, de, au, a, vrai, vraie, veritable, votre, vos, en, quelque, autre, bien, de
    vos, un de, notre, une vraie, un vrai, reel, reelle, humain, humaine, veritables, vrais, mon, ma, bon, bonne, competent, concerne,
    membre, membres, de votre equipe, de chez vous, directement, svp, plutot`,
  reach: `connectez moi a, connectez moi avec, parler a, parler avec, parler au, discuter avec, echanger avec, dialoguer avec, converser
    avec, tchatter avec, chatter avec, ecrire a, en relation avec, en contact avec, passez moi, passe moi, me passer, transferez moi a,
    transferez moi vers, transferez moi, me transferer a, me transferer vers, transfere moi, rappele par, aide par, entretenir avec, m
    adresser a, communiquer avec, mettre en ligne avec, rappel de, dirigez moi vers, redirigez moi vers, faites intervenir, voir ca avec,
    regler ca avec, voir cela avec, en parler avec, parler directement a, parler directement avec, en discuter avec, discuter de cela
    avec, en echanger avec, voir avec, joindre, contacter, comment contacter, comment joindre, mettre en contact avec, mettez moi en
    contact avec, mettez moi en relation avec, mettre en relation avec, mis en relation avec, mise en relation avec, faire parler a,
    laissez moi parler a, orientez moi vers, m orienter vers, renvoyez moi vers, transferez moi au, transferer au, transferer a, basculer
    vers, appelez moi, faites venir, assiste par, assistee par, pris en charge par, prise en charge par, aidee par, repondu par, servi
    par, conseille par, conseillee par, rappeler par, demander a, echange avec, entretien avec, conversation avec, traiter avec, appel
    avec, rendez vous telephonique avec, me trouver, me donner, me chercher, trouvez moi, trouve moi, donnez moi, donne moi, numero ou,
    discuter de ca avec, faire suivre a, transmettez a, transmets a, voir ca directement avec, voir cela directement avec, voir
    directement avec, appel telephonique avec, numero pour avoir, numero pour joindre, numero pour parler, numero ou je peux avoir,
    telephone ou, laissez moi avec, besoin de voir avec, aide d, ligne avec, hotline avec, aide de, reponse d, reponse de, conseil d, avis
    d, me plaindre aupres d, me plaindre a, me plaindre au, laissez moi parler au, chat avec, ou trouver, ou puis je trouver, ou est ce
    que je trouve, prendre contact avec, accompagne par, accompagnee par, suivi par, suivie par, guide par, guidee par, aiguille par,
    traite par, traitee par, verifie par, lu par, mis en relation avec le, mis en relation avec la, mise en relation avec le, transferez
    cette conversation a, transferez ce chat a, passez cette conversation a, tchater avec, ecrire plutot a, ou est le, ou est l, ou sont
    les, mettez un, mettez une, question pour un, question pour l un de, question a un, question pour quelqu un, ecrire a un, mettre un`,
  want: `je veux, je voudrais, j aimerais, j ai besoin, je souhaite, donnez moi, je prefere, puis je avoir, il me faut, je demande, je
    cherche, je prefererais, joindre, contacter, avoir`,
  after: `avec qui parler, a qui parler, avec qui discuter, a qui je peux parler, avec qui je peux parler, peut me rappeler, pourrait me
    rappeler, peut il me rappeler, pourrait il me rappeler, peut me contacter, peut m appeler, me rappelle, me contacte, prendre le
    relais, prenne le relais, peut il prendre, me repondre, me reponde, peut me repondre, me contacter, me joindre, me rappeler, m aider,
    qui peut m aider, peut m aider, prendre en charge, prendre contact avec moi, qui je peux parler, qui parler, regarder mon, s en
    occuper, intervenir, a qui je peux m adresser, disponible pour, jeter un oeil, y jeter un oeil, regarder, verifier, repond, repondre,
    decroche, m appeler, m appelle, m ecrire, examiner, voir mon, disponible, disponibles`,
  lead: `est ce que, y a t il, il y a, que, qu, pour, besoin, veux, si, un, une, votre, est ce qu, peut on, pourrait, pourriez vous,
    pouvez vous, laissez, faites, merci de, veuillez, demande, peut, serait il possible, est il possible, numero ou, puis je avoir, je
    peux avoir, y a t il un, y a t il une, y a t il des`,
  whole: `pouvez vous m appeler, pouvez vous me rappeler, pourriez vous m appeler, pourriez vous me rappeler, vous pouvez me rappeler, il
    y a une vraie personne, y a t il une vraie personne, y a t il un humain, il y a un humain, rappelez moi, rappelle moi, appelez moi au,
    appelez moi sur, appelez moi demain, appelez moi ce, appelez moi des, appelez moi vite, appelez moi quand, appelez moi a, appelez moi
    plus, quelqu un peut me rappeler, quelqu un peut il me rappeler, quelqu un pourrait me rappeler, quelqu un pourrait il me rappeler,
    etre rappele, etre rappelee, me faire rappeler, quelqu un m appelle, votre equipe peut il m appeler, votre equipe peut m appeler,
    quelqu un peut il m appeler, quelqu un peut m appeler, un rappel, quelqu un de chez vous au bout du fil, quelqu un de me contacter,
    quelqu un de me rappeler, quelqu un de m appeler, quelqu un me contacte, quelqu un me rappelle, a qui puis je m adresser, a qui dois
    je m adresser, a qui m adresser, a qui parler, a qui puis je parler, avec qui puis je parler, avec qui parler, avec qui puis je
    echanger, me rappeler svp, merci de me rappeler, merci de m appeler, demande de rappel, quelqu un a qui, quelqu un avec qui, une
    personne a qui, une personne avec qui, me mettre en relation, me mettre en contact, mettez moi en relation, mettez moi en contact,
    mets moi en relation, mets moi en contact, je veux le responsable, je veux un responsable, je veux parler, directement avec quelqu un,
    quelqu un … me rappeler, quelqu un … m appeler, pouvez vous … me rappeler, peut on me rappeler, peut on … m appeler, qu on me
    rappelle, qu on m appelle, vous pouvez … me rappeler, pourriez vous … me rappeler, on peut … me rappeler, on peut me joindre, a qui …
    m adresser, escaladez, faire remonter ma demande, faites remonter, peut on s appeler, peut on se parler, pouvons nous nous parler,
    pouvons nous parler, peut on en parler de vive voix, parler de vive voix, parler par telephone, au telephone avec, qu un humain, qu
    une personne, qu une vraie personne, verifier … en personne, etre contacte par, etre contactee par, me faire contacter, prendre mon
    appel, repondre a mon appel, arretez le bot, arrete le bot, stop bot, stop le bot, desactivez le bot, coupez le bot, couper le bot,
    arretez le robot`,
  machine: `robot, robots, bot, bots, chatbot, machine, machines, ordinateur, ia, automate, reponses automatiques, reponse automatique,
    messages automatiques`,
  not: `sans, pas, pas besoin, ne veux pas, ne souhaite pas, marre de, assez de, plus de, plus, stop au, aucun, aucune`,
  ordinary: `comment contacter le service, comment joindre le service, dois je, faut il, est ce que je dois, est ce que je parle, etes
    vous, es tu, combien, il y a quelqu un qui, mon responsable, mon collegue, mon chef, mes clients, m a dit, hier, la semaine derniere,
    horaires, sur la photo, ajouter, quelqu un d autre, pour combien, qui est le`,
  around: `s il vous plait, s il te plait, svp, stp, merci, bonjour, maintenant, juste, oui, non, tout de suite, vite, salut`,
  fails: `marre, assez d, assez de, trop complique pour, trop complexe pour, trop difficile pour, trop dur pour, nul, nulle, inutile, ne
    comprend rien, ne comprend pas, ne me comprend pas, n y comprend rien, ne m aide pas, a part, sauf, autre que, au lieu d, plutot qu,
    ras le bol, ne sert a rien, ne suffit pas, depasse, pas confiance, ne peut pas m aider, ne peut pas aider, ne pourra pas m aider, peut
    pas m aider, ne sait pas, ne resout pas, sortez moi de, sortir de, ne peut rien`,
  present: `y a quelqu un, il y a quelqu un, y a t il quelqu un, ya quelqu un, y a qqn, ya qqn, il y a qqn, quelqu un, qqn, est ce qu il y
    a quelqu un, y a t il un humain, y a un humain, il y a du monde, y a du monde, un de vos collegues est il, un collegue est il, un
    conseiller est il, avez vous quelqu un, un de vos conseillers est il, un de vos agents est il, un de vos agents est, est ce que de
    vraies personnes, de vraies personnes, est ce qu une vraie personne, est ce qu un humain, y a t il quelqu un de, il y a quelqu un de,
    l un de vous est il, l un de vous est, votre support est il, votre service client est il, votre equipe est elle, votre equipe est, le
    support est il, vos conseillers sont ils`,
  here: `la, ici, en ligne, de reel, de vrai, de vivant, de disponible, d humain, derriere, derriere l ecran, au bout du fil, pour m
    aider, pour me repondre, de connecte, aujourd hui, en ce moment, libre, disponible, la maintenant, repondent, repond, me lit, lit,
    competent, ecrit, ecrivent, dans ce chat, joignable, maintenant, joignables, disponibles, connecte`,
  passes: `transmettre, transmettez, transferer, transferez, faire suivre, faites suivre, envoyer, envoyez, passer, remonter, faire
    remonter, adresser, confier, basculer, orienter, rediriger, redirigez`,
  talks: `aider, aide, parler, parle, discuter, discute, appeler, appelle, rappeler, telephoner, chatter, repondre, reponde, conseil,
    conseille, conseiller, regarder, contacter, joindre, plaindre, expliquer, consulter, traiter, occuper, echanger, ecrire, adresser,
    entretenir, verifier, verifie, voir ca, se charger, charger, en ligne, prendre contact`,
  us: `je, j, me, m, moi, nous`,
  please: `svp, stp, s il vous plait, s il te plait, merci`,
}
