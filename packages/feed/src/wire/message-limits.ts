/** Longest frame of a server in bytes: half of what one socket may have queued (F7). */
export const maxFrameBytes = 131_072;
/** Bytes for a frame's header beside its body. */
export const headerBytes = 160;
/** Longest message of a client in bytes (docs/spec/security.md). */
export const maxClientFrameBytes = 4_096;
/** Longest snapshot in bytes, before compression. */
export const maxSnapshotBytes = 4_194_304;
export const maxTopicBytes = 64;
/** Topics that one client frame may name, and that one client may subscribe to. */
export const maxTopics = 64;
/** Objects in one message; a thousand matches with three hundred outcomes each fill a snapshot. */
export const maxMatches = 2_000;
export const maxMarkets = 100_000;
export const maxOutcomes = 300_000;
export const maxSports = 1_000;
/** Incidents of one match; a football match has about thirty, with all its corners. */
export const maxIncidents = 300;
/** Longest text of one field, in UTF-16 units. */
export const maxText = 1_000;
/** Highest price, in thousandths: a hundred thousand to one. It must leave four bits of an Int32 free. */
export const maxOdds = 100_000_000;
