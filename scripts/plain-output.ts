/** Environment of a step whose output goes to a file or pipe: tools leave out colours. */
export const plainEnvironment = (isTerminal: boolean): NodeJS.ProcessEnv =>
  isTerminal ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Biome colours its last line even in a file and ignores `NO_COLOR`. */
export const biomeColours = (isTerminal: boolean): string[] => (isTerminal ? [] : ['--colors=off'])
