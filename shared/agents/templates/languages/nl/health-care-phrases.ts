/** What people write in an emergency; the commonest English words too, since nobody chooses a language then. At most 30 each. */
export const emergencyPhrases: readonly string[] =
  'pijn op de borst, pijn op mijn borst, pijn in de borst, pijn in mijn borst, hartaanval, hartinfarct, beroerte, scheve mond, hangt scheef, geen lucht, niet ademen, niet meer ademen, moeilijk ademen, ademt niet, benauwd, bewusteloos, flauwgevallen, epileptische aanval, blijft bloeden, bloedt hevig, hoest bloed, braak bloed, keel zwelt, allergische shock, overdosis, te veel pillen, vergiftigd, noodgeval, spoedgeval, heart attack'.split(
    ', ',
  )

export const crisisPhrases: readonly string[] =
  'zelfmoord, zelfmoordgedachten, zelfdoding, suïcide, suicide, suïcidaal, suicidaal, van kant maken, van het leven beroven, wil dood, dood wil, wil doodgaan, liever dood, wil sterven, niet meer leven, wil er niet meer zijn, uit het leven stappen, einde aan mijn leven, eind aan mijn leven, een einde aan maken, een eind aan maken, mezelf iets aandoen, mezelf pijn doen, mezelf snijden, mezelf verwonden, geen reden om te leven, kill myself, mich umbringen, me suicider, suicidarme'.split(
    ', ',
  )

/** Questions that only a clinician may answer. */
export const medicalPhrases: readonly string[] =
  'mijn klachten, symptomen, diagnose, doet pijn, heb pijn, koorts, hoofdpijn, buikpijn, uitslag, uitslagen, is het ernstig, is dat ernstig, is het gevaarlijk, is dat gevaarlijk, welk medicijn, welke medicijnen, welk geneesmiddel, innemen, hoeveel pillen, hoeveel tabletten, dosis, dosering, bijwerkingen, bloedwaarden, mijn resultaten, ontstoken, ontsteking, ibuprofen, paracetamol, antibiotica'.split(
    ', ',
  )
