import { expect, test } from 'vitest'
import { fittingName, judgeFile } from '#functions/conversations/attachments/judge-file'
import { bytesOf, latin1 } from '#test/channels/files/file-world'
import { recordedVoice } from '#test/support/samples/recorded-voice'

test.each([
  ['a.png', 'image/png', bytesOf.png, 'png'],
  ['a.jpg', 'image/jpeg', bytesOf.png, 'png'],
  ['a.jpeg', undefined, bytesOf.jpg, 'jpeg'],
  ['', 'audio/ogg; codecs=opus', bytesOf.ogg, 'ogg'],
  ['audioclip.mp4', 'video/mp4', recordedVoice.m4a, 'm4a'],
  ['note.m4a', 'audio/mp4', recordedVoice.m4a, 'm4a'],
  ['clip.mov', 'video/quicktime', bytesOf.mp4, 'mp4'],
  ['song', 'audio/mpeg', bytesOf.mp3, 'mp3'],
  ['list.csv', 'text/csv', latin1('a;b'), 'csv'],
  ['unknown', undefined, bytesOf.pdf, 'pdf'],
  ['unknown.bin', 'application/octet-stream', bytesOf.pdf, 'pdf'],
])('%s, said to be %s, is kept as its bytes are', (name, type, bytes, ending) => {
  expect(judgeFile({ name, type }, bytes)).toEqual({ kind: 'kept', ending })
})

test.each([
  ['invoice.pdf', 'application/pdf', bytesOf.exe, 'wrong-content'],
  ['photo.jpg', 'image/jpeg', bytesOf.pdf, 'wrong-content'],
  ['photo.jpg', 'image/jpeg', latin1('<svg onload="alert(1)">'), 'wrong-content'],
  ['letter.docx', undefined, latin1('PK\u0003\u0004 but no document'), 'wrong-content'],
  ['notes.txt', 'text/plain', bytesOf.exe, 'wrong-content'],
  ['program.exe', 'application/x-msdownload', bytesOf.exe, 'not-accepted'],
  ['page.html', 'text/html', latin1('<script>'), 'not-accepted'],
  ['unknown', undefined, latin1('<script>'), 'not-accepted'],
  ['archive.zip', 'application/zip', latin1('PK\u0003\u0004[Content_Types].xml word/'), 'not-accepted'],
  ['photo.heic', 'image/heic', latin1('\u0000\u0000\u0000\u0018ftypheic'), 'not-accepted'],
])('%s, said to be %s, is not kept', (name, type, bytes, reason) => {
  expect(judgeFile({ name, type }, bytes)).toEqual({ kind: 'missing', reason })
})

test.each([
  ['photo.jpg', 'png', 'photo.png'],
  ['photo.jpeg', 'jpg', 'photo.jpeg'],
  ['song', 'mp3', 'song.mp3'],
  ['clip.mov', 'mp4', 'clip.mov.mp4'],
  ['.png', 'jpg', 'file.jpg'],
] as const)('%s with the bytes of a .%s is called %s', (name, ending, fitting) => {
  expect(fittingName(name, ending)).toBe(fitting)
})
