import { expect, test } from 'vitest'
import { videoSource } from '#shared/conversations/video-source'

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', player],
  ['https://youtu.be/dQw4w9WgXcQ', player],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', player],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://fenwick.example/film.mp4', 'https://fenwick.example/film.mp4'],
])('%s plays as %s', (address, url) => {
  expect(videoSource(address)?.url).toBe(url)
})

test.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'javascript:alert(1)//.mp4',
  'https://fenwick.example/film',
  'not an address',
])('%s is a link and nothing more', (address) => {
  expect(videoSource(address)).toBeUndefined()
})
