/** How long what a consumer did about an event is stored: the bus delivers for a day at most, its archive replays 14. */
export const EFFECT_SECONDS = 14 * 24 * 3600
