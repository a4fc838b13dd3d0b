import { createServer } from 'node:http'

interface BarePage {
  name: string
  headers: string[]
  body: string
}

process.once('message', (pages: BarePage[]) => {
  const byPath = new Map(pages.map((page) => [`/${page.name}`, page]))
  const server = createServer((req, res) => {
    const page = byPath.get(req.url ?? '')
    res.writeHead(page ? 200 : 404, page?.headers).end(page?.body, 'latin1')
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.on('disconnect', () => process.exit(0))
