/** On the page as long as one of its parts waits for its script. */
export const AWAITS_SCRIPT = 'data-awaits-script'
