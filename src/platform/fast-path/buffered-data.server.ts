import type { EntryContext } from 'react-router'

/** React Router sends a page's data along as a stream, for which a synchronous render cannot wait. */
export async function withBufferedData(context: EntryContext): Promise<(() => EntryContext) | null> {
  if (!context.serverHandoffStream || holdsPromise(context)) return null
  const text = await textOf(context.serverHandoffStream)
  return () => ({
    ...context,
    renderMeta: {
      ...context.renderMeta,
      streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value: text } }) },
    },
    serverHandoffStream: streamOf(text),
  })
}

/** The little that React Router asks of a stream: a real one for each page would cost more than it saves. */
function streamOf(text: string): ReadableStream<Uint8Array> {
  let isRead = false
  const read = async () => {
    if (isRead) return { done: true, value: undefined }
    isRead = true
    return { done: false, value: new TextEncoder().encode(text) }
  }
  return { getReader: () => ({ read }) } as unknown as ReadableStream<Uint8Array>
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
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
