/** A figure that says something: a number of two digits, or one with a unit; the number of a step is none. */
export const figure =
  /(?<!\d)[1-9]\d|\d ?(?:[%€$£°]|(?:days?|hours?|weeks?|months?|years?|tage?n?|stunden?|wochen?|monate?n?|jahre?n?|km|kg|cm|mm|jours?|ans|mois|días?|años|ore|giorni|anni|uur|dagen|jaar)\b)|\d[日年月時間天小时]/iu
