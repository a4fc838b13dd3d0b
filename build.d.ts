// The bundle that `npm run build` writes; its source is src/server.ts.
declare module '*/build/server/index.js' {
  export { startShop, startWorker } from '#server.ts'
}
