import type { EntryContext } from 'react-router'

/**
 * React Router sends a page's data along as a stream, for which the render of the page would have to wait. Here the stream is
 * read beforehand, so that nothing waits. Null where data was promised for later: its place on the page waits in any case.
 */
export async function withDataAtHand(context: EntryContext): Promise<EntryContext | null> {
  if (!context.serverHandoffStream || holdsPromise(context)) return null
  const text = await new Response(context.serverHandoffStream).text()
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: text } })
  return {
    ...context,
    renderMeta: { ...context.renderMeta, streamCache: { 0: read } },
    get serverHandoffStream() {
      // Each render takes a reader for itself, and asks it for nothing.
      return new ReadableStream()
    },
  }
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
