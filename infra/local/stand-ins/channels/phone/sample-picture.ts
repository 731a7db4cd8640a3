/** A picture to send when there is none at hand: a bicycle before a sky, drawn here. */
export const samplePicture = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(480, 320)
  const pen = canvas.getContext('2d')
  if (pen) {
    const sky = pen.createLinearGradient(0, 0, 0, 320)
    sky.addColorStop(0, '#7fb5d6')
    sky.addColorStop(1, '#e9e3cf')
    pen.fillStyle = sky
    pen.fillRect(0, 0, 480, 320)
    pen.fillStyle = '#6f8f5f'
    pen.fillRect(0, 262, 480, 58)
    pen.strokeStyle = '#20302c'
    pen.lineWidth = 7
    pen.stroke(new Path2D('M90 210a55 55 0 1 0 110 0a55 55 0 1 0-110 0M280 210a55 55 0 1 0 110 0a55 55 0 1 0-110 0'))
    pen.strokeStyle = '#0f766e'
    pen.lineWidth = 9
    pen.stroke(new Path2D('M145 210l55-95h105l30 95M200 115l40 95l65-95M145 210h95M190 98h30M300 92l6 23M292 92h30'))
  }
  return canvas.convertToBlob({ type: 'image/png' })
}
