const FIRST_PAUSE_MS = 5_000

/** Retries a script until it arrives, because `lazy` caches a failure until the tab is closed. */
export const loadPatiently = <Module>(load: () => Promise<Module>, pause = FIRST_PAUSE_MS): Promise<Module> =>
  load().catch(
    () => new Promise((resolve) => setTimeout(() => resolve(loadPatiently(load, 2 * pause)), pause)),
  )
