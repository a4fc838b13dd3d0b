const FIRST_PAUSE_MS = 5_000

/** Fetches a script again until it arrives, because `lazy` keeps a failure for as long as the tab is open. */
export const loadPatiently = <Module>(load: () => Promise<Module>, pause = FIRST_PAUSE_MS): Promise<Module> =>
  load().catch(
    () => new Promise((resolve) => setTimeout(() => resolve(loadPatiently(load, 2 * pause)), pause)),
  )
