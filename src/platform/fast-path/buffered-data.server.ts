import type { EntryContext } from 'react-router'

/** React Router streams a page's data, which a synchronous render cannot wait for. */
export async function withBufferedData(context: EntryContext): Promise<(() => EntryContext) | null> {
  if (!context.serverHandoffStream || holdsPromise(context)) return null
  const text = await readText(context.serverHandoffStream)
  return () => ({
    ...context,
    renderMeta: {
      ...context.renderMeta,
      streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value: text } }) },
    },
    serverHandoffStream: streamText(text),
  })
}

/** Implements only what React Router uses: a real stream per page would cost more than the fast path saves. */
function streamText(text: string): ReadableStream<Uint8Array> {
  let isRead = false
  const read = async () => {
    if (isRead) return { done: true, value: undefined }
    isRead = true
    return { done: false, value: new TextEncoder().encode(text) }
  }
  return { getReader: () => ({ read }) } as unknown as ReadableStream<Uint8Array>
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let next = await reader.read(); !next.done; next = await reader.read())
    text += decoder.decode(next.value, { stream: true })
  return text + decoder.decode()
}

function holdsPromise({ staticHandlerContext: { loaderData, actionData } }: EntryContext): boolean {
  const answers = [...Object.values(loaderData), ...Object.values(actionData ?? {})]
  return answers.some(
    (answer) =>
      typeof answer === 'object' &&
      answer !== null &&
      Object.values(answer).some((value) => value instanceof Promise),
  )
}
