import { PRODUCT_UPDATES_PATH } from '#platform/http/realtime/product-updates-channel.ts'

export interface UpdateChannel {
  receives(productId: string): Promise<void>
  close(): void
}

export async function openUpdateChannel(origin: string, address?: string): Promise<UpdateChannel> {
  const abort = new AbortController()
  const response = await fetch(origin + PRODUCT_UPDATES_PATH, {
    signal: abort.signal,
    headers: address ? { 'X-Forwarded-For': address } : {},
  })
  const words = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  await words?.read()
  return {
    async receives(productId) {
      for (let received = ''; !received.includes(productId); ) {
        const { value, done } = (await words?.read()) ?? { done: true, value: '' }
        if (done) throw new Error('the channel ended')
        received += value
      }
    },
    close: () => abort.abort(),
  }
}
