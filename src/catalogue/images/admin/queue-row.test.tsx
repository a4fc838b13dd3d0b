import { expect, test } from 'vitest'
import { renderMarkup } from '../../../../tests/support/render-markup.tsx'
import { QueueRow } from './queue-row.tsx'
import { type SendResult, UploadQueue } from './upload-queue.ts'

async function rowAfter(result: SendResult): Promise<string> {
  const { promise: ended, resolve: onBatchEnd } = Promise.withResolvers<unknown>()
  const queue = new UploadQueue<File>({
    send: async () => result,
    waitForConnection: async () => {},
    onBatchEnd,
    onVersion: () => {},
    connectionLost: 'sem conexão',
  })
  queue.add('lote', [{ productId: 'p', productName: 'Vela', file: new File(['jpeg'], 'figo.jpg') }])
  await ended
  const [item] = queue.items()
  if (!item) throw new Error('the queue is empty')
  return renderMarkup(<QueueRow item={item} onRemove={() => {}} onRetry={() => {}} />)
}

test('shows an unknown error if the answer gives no reason, and the reason if it does', async () => {
  const unexplained = await rowAfter({ ok: false, error: null })
  expect(unexplained).toContain('Erro desconhecido')
  expect(unexplained).toContain('figo.jpg')
  const explained = await rowAfter({ ok: false, error: 'Este arquivo não é uma foto' })
  expect(explained).toContain('Este arquivo não é uma foto')
  expect(explained).not.toContain('Erro desconhecido')
})

test('shows no error on a photo that was sent', async () => {
  expect(await rowAfter({ ok: true, version: 1 })).not.toContain('q__err')
})
