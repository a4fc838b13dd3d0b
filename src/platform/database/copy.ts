import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

const LINE_FEED = 0x0a

export interface CopiedOut extends AsyncIterable<Buffer> {
  /** Known when everything was read. */
  rowCount(): number
}

/** `sql` is a COPY … TO STDOUT in text form. Every chunk is a whole number of rows, so that each can be copied in by itself. */
export function copyOut(client: pg.Client, sql: string): CopiedOut {
  const stream = client.query(copyTo(sql))
  return { [Symbol.asyncIterator]: () => wholeRows(stream), rowCount: () => stream.rowCount }
}

/** A row ends with the only line feed that is in it: those of values are escaped. */
async function* wholeRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1
    if (end > 0) yield Buffer.concat([...begun, chunk.subarray(0, end)])
    begun = end > 0 ? [Buffer.from(chunk.subarray(end))] : [...begun, Buffer.from(chunk)]
  }
}

/** `sql` is a COPY … FROM STDIN; answers how many rows were taken. */
export async function copyIn(
  client: pg.Client,
  sql: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const stream = client.query(copyFrom(sql))
  await pipeline(Readable.from(source, { objectMode: false }), stream)
  return stream.rowCount
}
