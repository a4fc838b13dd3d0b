// The bundle that `npm run build` writes; its source is src/server.ts.
declare module '*/build/server/index.js' {
  export { prepareShop, startShop, startWorker } from '#server.ts'
}
