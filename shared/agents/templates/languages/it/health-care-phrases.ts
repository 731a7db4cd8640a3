/** What people write in an emergency; the commonest English words too, since nobody chooses a language then. At most 30 each. */
export const emergencyPhrases: readonly string[] =
  'dolore al petto, dolori al petto, male al petto, un infarto, attacco di cuore, un ictus, bocca storta, non riesce a parlare, non riesco a respirare, non riesce a respirare, fatico a respirare, fatica a respirare, non respira, soffoco, sta soffocando, privo di sensi, priva di sensi, è svenuto, è svenuta, convulsioni, perde molto sangue, non smette di sanguinare, vomito sangue, si gonfia la gola, shock anafilattico, overdose, troppe pastiglie, avvelenato, un’emergenza, heart attack'.split(
    ', ',
  )

export const crisisPhrases: readonly string[] =
  'suicidio, suicidarmi, pensieri suicidi, uccidermi, ammazzarmi, togliermi la vita, farla finita, voglio morire, vorrei morire, non voglio più vivere, voglia di vivere, farmi del male, farmi male da solo, farmi male da sola, tagliarmi, nessuna ragione per vivere, kill myself, mich umbringen, me suicider, suicidarme'.split(
    ', ',
  )

/** Questions that only a clinician may answer. */
export const medicalPhrases: readonly string[] =
  'i miei sintomi, sintomi, una diagnosi, diagnosticare, mi fa male, dolori, la febbre, febbre, mal di testa, mal di pancia, uno sfogo, è grave, è pericoloso, quale medicina, quale farmaco, devo prendere, posso prendere, quante pastiglie, quante compresse, la dose, che dose, posologia, effetti collaterali, esami del sangue, i miei esami, i miei risultati, infetto, ibuprofene, paracetamolo, antibiotici'.split(
    ', ',
  )
