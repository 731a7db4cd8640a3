/** What people write in an emergency; the commonest English words too, since nobody chooses a language then. At most 30 each. */
export const emergencyPhrases: readonly string[] =
  'douleur dans la poitrine, douleurs dans la poitrine, douleur thoracique, mal à la poitrine, crise cardiaque, infarctus, un avc, visage paralysé, du mal à parler, du mal à respirer, ne peux pas respirer, n’arrive plus à respirer, ne respire plus, inconscient, inconsciente, évanoui, évanouie, convulsions, saigne beaucoup, n’arrête pas de saigner, tousse du sang, vomis du sang, gorge qui gonfle, choc allergique, overdose, trop de comprimés, empoisonné, une urgence, heart attack, an emergency'.split(
    ', ',
  )

export const crisisPhrases: readonly string[] =
  'suicide, suicider, me suicider, idées suicidaires, me tuer, mettre fin à mes jours, en finir avec la vie, envie de mourir, veux mourir, plus envie de vivre, me faire du mal, me blesser, me scarifier, aucune raison de vivre, kill myself, mich umbringen, suicidarme, suicidarmi'.split(
    ', ',
  )

/** Questions that only a clinician may answer. */
export const medicalPhrases: readonly string[] =
  'mes symptômes, symptômes, diagnostic, diagnostiquer, fait mal, des douleurs, de la fièvre, mal de tête, maux de tête, une éruption, des boutons, est-ce grave, est-ce dangereux, quel médicament, quels médicaments, dois-je prendre, puis-je prendre, combien de comprimés, la dose, dosage, posologie, effets secondaires, résultats d’analyse, prise de sang, mes résultats, infecté, ibuprofène, paracétamol, antibiotiques'.split(
    ', ',
  )
