import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/**
 * COPY in both directions on a plain `pg` client. The driver hands a submitted query the protocol's messages but brings no
 * streams for it. One message is one row, so that a chunk is always a whole number of rows.
 */

interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Uint8Array): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

export interface CopiedOut extends AsyncIterable<Buffer> {
  /** Known when everything was read. */
  rowCount(): number
}

/** `sql` is a COPY … TO STDOUT. The server is kept waiting while the reader is busy. */
export function copyOut(client: pg.Client, sql: string): CopiedOut {
  let rows = 0
  let connection: CopyConnection | undefined
  const stream = new Readable({ objectMode: false, read: () => connection?.stream.resume() })
  submit(client, {
    submit: (opened) => {
      connection = opened as CopyConnection
      connection.query(sql)
    },
    handleCopyData: ({ chunk }) => {
      rows += 1
      // The driver uses its buffer again.
      if (!stream.push(Buffer.from(chunk))) connection?.stream.pause()
    },
    handleReadyForQuery: () => stream.push(null),
    handleError: (error) => stream.destroy(error),
  })
  return { [Symbol.asyncIterator]: () => stream[Symbol.asyncIterator](), rowCount: () => rows }
}

/** `sql` is a COPY … FROM STDIN; answers how many rows were taken. */
export function copyIn(client: pg.Client, sql: string, source: AsyncIterable<Uint8Array>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0
    let failed = false
    let sourceError: Error | undefined
    submit(client, {
      submit: (connection) => connection.query(sql),
      handleCopyInResponse: (connection) => {
        feed(connection, source, () => failed).catch((error: Error) => {
          sourceError = error
          connection.sendCopyFail(error.message)
        })
      },
      handleCommandComplete: ({ text }) => {
        rows = Number(text.split(' ')[1])
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: (error) => {
        failed = true
        reject(sourceError ?? error)
      },
    })
  })
}

async function feed(connection: CopyConnection, source: AsyncIterable<Uint8Array>, hasFailed: () => boolean) {
  for await (const chunk of source) {
    if (hasFailed()) return
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}

interface CopyQuery {
  submit(connection: pg.Connection): void
  handleCopyData?(message: { chunk: Buffer }): void
  handleCopyInResponse?(connection: CopyConnection): void
  handleCommandComplete?(message: { text: string }): void
  handleReadyForQuery(): void
  handleError(error: Error): void
}

function submit(client: pg.Client, query: CopyQuery): void {
  client.query({ handleCommandComplete: () => {}, ...query })
}
