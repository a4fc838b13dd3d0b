import type { EntryContext } from 'react-router'

/**
 * React Router sends a page's data along as a stream, for which the render of the page would have to wait. Here the stream is
 * read beforehand, so that nothing waits. Null where data was promised for later: its place on the page waits in any case.
 */
export async function withDataAtHand(context: EntryContext): Promise<EntryContext | null> {
  if (!context.serverHandoffStream || holdsPromise(context)) return null
  const text = await textOf(context.serverHandoffStream)
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: text } })
  return {
    ...context,
    renderMeta: { ...context.renderMeta, streamCache: { 0: read } },
    serverHandoffStream: readAlready,
  }
}

/** Each render takes a reader for itself, and asks it for nothing. A real stream for each would cost more than it looks. */
const readAlready = {
  getReader: () => ({ read: () => new Promise<never>(() => {}) }),
} as unknown as ReadableStream<Uint8Array>

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
