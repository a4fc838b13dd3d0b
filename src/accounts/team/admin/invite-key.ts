/** Forms that create links share one fetcher, so that the newest link is shown at the top. */
export const INVITE_KEY = 'team-invite'
