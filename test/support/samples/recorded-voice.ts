const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'))

/** Voice notes as browsers begin them: Chromium's and Firefox's WebM, Safari's MP4. Their sound is none. */
export const recordedVoice = {
  webm: latin1(
    '\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0084webm\u0018S\u0080g\u0016T\u00aek\u0086\u0086A_OPUSc\u00a2OpusHead and the rest',
  ),
  m4a: latin1(
    '\u0000\u0000\u0000\u001cftypiso5\u0000\u0000\u0000\u0001iso5hlsf\u0000\u0000\u0000!hdlr\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000soun and the rest',
  ),
  /** A film in the same container. */
  film: latin1(
    '\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001B\u0082\u0084webm\u0086\u0085V_VP8\u0086\u0086A_OPUS and the rest',
  ),
} as const
