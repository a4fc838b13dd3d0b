export type Operation = 'create' | 'retrieve' | 'cancel' | 'refund' | 'list' | 'confirm'

/** 'away' refuses before acting; 'answer-lost' acts and then refuses, as a time-out after charging does. */
export type Fault = 'none' | 'away' | 'answer-lost'
