/** The forms that make a link share one fetcher, so that the newest link stands on top of the page. */
export const INVITE_KEY = 'team-invite'
