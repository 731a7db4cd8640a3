let context: AudioContext | undefined

const tone = (audio: AudioContext, atSeconds: number, hertz: number) => {
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, atSeconds)
  gain.gain.linearRampToValueAtTime(0.12, atSeconds + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.001, atSeconds + 0.35)
  oscillator.connect(gain).connect(audio.destination)
  oscillator.start(atSeconds)
  oscillator.stop(atSeconds + 0.4)
}

/** A short sound, and a second one after 2 s (specification 3, section 4). Silent until the first click or key on the page. */
export const chime = async (): Promise<void> => {
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  await context.resume()
  const now = context.currentTime
  tone(context, now, 660)
  tone(context, now + 2, 880)
}
