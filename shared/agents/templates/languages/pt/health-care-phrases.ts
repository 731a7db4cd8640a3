/** What people write in an emergency; the commonest English words too, since nobody chooses a language then. At most 30 each. */
export const emergencyPhrases: readonly string[] =
  'dor no peito, dores no peito, aperto no peito, dói me o peito, um enfarte, um infarto, ataque cardíaco, um avc, um derrame, boca torta, não consegue falar, respirar, respirando, não respira, falta de ar, sufocar, sufocando, inconsciente, desmaiou, convulsões, muito sangue, de sangrar, vomitar sangue, vomitando sangue, choque anafilático, overdose, comprimidos demais, envenenado, uma emergência, heart attack'.split(
    ', ',
  )

export const crisisPhrases: readonly string[] =
  'suicídio, suicidio, suicidar, suicidas, matar me, me matar, acabar com a minha vida, acabar com minha vida, tirar a minha vida, tirar minha vida, pôr fim à vida, quero morrer, queria morrer, vontade de morrer, não quero viver, quero mais viver, vontade de viver, razão para viver, fazer me mal, magoar me, me machucar, cortar me, me cortar, kill myself, mich umbringen, me suicider, suicidarme, suicidarmi'.split(
    ', ',
  )

/** Questions that only a clinician may answer. */
export const medicalPhrases: readonly string[] =
  'meus sintomas, sintomas, diagnóstico, diagnosticar, dói, dores, dor de cabeça, dor de barriga, febre, manchas na pele, é grave, é perigoso, que remédio, qual remédio, que medicamento, qual medicamento, devo tomar, posso tomar, quantos comprimidos, a dose, posologia, efeitos secundários, efeitos colaterais, resultado do exame, meus resultados, minhas análises, infecção, ibuprofeno, paracetamol, antibióticos'.split(
    ', ',
  )
