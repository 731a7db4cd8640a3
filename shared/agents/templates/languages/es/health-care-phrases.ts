/** What people write in an emergency; the commonest English words too, since nobody chooses a language then. At most 30 each. */
export const emergencyPhrases: readonly string[] =
  'dolor en el pecho, dolor de pecho, me duele el pecho, un infarto, ataque al corazón, un ictus, derrame cerebral, cara caída, no puede hablar, no puedo respirar, me cuesta respirar, le cuesta respirar, no respira, me ahogo, inconsciente, se ha desmayado, me desmayo, convulsiones, sangra mucho, no para de sangrar, toso sangre, vomito sangre, se me cierra la garganta, choque alérgico, sobredosis, demasiadas pastillas, envenenado, una emergencia, heart attack, an emergency'.split(
    ', ',
  )

export const crisisPhrases: readonly string[] =
  'suicidio, suicidarme, suicidar, pensamientos suicidas, matarme, quitarme la vida, acabar con mi vida, quiero morir, quiero morirme, no quiero vivir, hacerme daño, cortarme, sin ganas de vivir, no tengo razón para vivir, kill myself, mich umbringen, me suicider, suicidarmi'.split(
    ', ',
  )

/** Questions that only a clinician may answer. */
export const medicalPhrases: readonly string[] =
  'mis síntomas, síntomas, diagnóstico, diagnosticar, me duele, dolores, fiebre, dolor de cabeza, una erupción, sarpullido, es grave, es peligroso, qué medicamento, qué medicina, debo tomar, puedo tomar, cuántas pastillas, la dosis, qué dosis, posología, efectos secundarios, resultados del análisis, análisis de sangre, mis resultados, infectado, ibuprofeno, paracetamol, antibióticos'.split(
    ', ',
  )
