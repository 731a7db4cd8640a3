/** A picture as a square PNG of a size in pixels: whole, in the middle, on nothing. */
export const drawnIcon = async (file: Blob, size: number): Promise<File> => {
  const picture = await createImageBitmap(file)
  const scale = size / Math.max(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const canvas = new OffscreenCanvas(size, size)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, (size - width) / 2, (size - height) / 2, width, height)
  picture.close()
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `${size}.png`, { type: 'image/png' })
}
