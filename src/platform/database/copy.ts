import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

const LINE_FEED = 0x0a

export interface CopiedOut extends AsyncIterable<Buffer> {
  rowCount(): number
}

/**
 * `sql` is a COPY … TO STDOUT in text format. Chunks contain whole rows, so each can be copied in
 * separately.
 */
export function copyOut(client: pg.Client, sql: string): CopiedOut {
  const stream = client.query(copyTo(sql))
  return { [Symbol.asyncIterator]: () => wholeRows(stream), rowCount: () => stream.rowCount }
}

/** A line feed always ends a row, because those inside values are escaped. */
async function* wholeRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let partialLine: Buffer[] = []
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1
    if (end > 0) yield Buffer.concat([...partialLine, chunk.subarray(0, end)])
    partialLine = end > 0 ? [Buffer.from(chunk.subarray(end))] : [...partialLine, Buffer.from(chunk)]
  }
}

export async function copyIn(
  client: pg.Client,
  sql: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const stream = client.query(copyFrom(sql))
  await pipeline(Readable.from(source, { objectMode: false }), stream)
  return stream.rowCount
}
