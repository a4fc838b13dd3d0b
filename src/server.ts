import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
export async function start() {
  const h = createRequestHandler(build, 'production')
  const r = await h(new Request('http://localhost/'), new RouterContextProvider())
  return [r.status, await r.text()]
}
