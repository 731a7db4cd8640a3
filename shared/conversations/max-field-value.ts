/** The longest value of a visitor's field, in characters; as long as a form's values. */
export const MAX_FIELD_VALUE = 300
