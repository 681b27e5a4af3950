/** Limits and times of the product, each in one place; milliseconds unless the name says otherwise. */

export const minute = 60_000;
export const day = 24 * 60 * minute;

export const emailMaxLength = 254;
export const nameMaxLength = 30;
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
export const cityMaxLength = 80;
/** The most that any site lets a message have; `message_length` says how much of it. */
export const messageMaxLength = 2_000;
/** Where a range of ages ends; there it is open, for whoever is older. */
export const ageLimit = 99;
/** Nobody is older: a day of birth before that is a slip. */
export const oldestAge = 120;

export const loginAttemptsAllowed = 5;
/** Wrong passwords from one network address; more than for an account, since a household or an office shares one. */
export const attemptsAllowedByAddress = 4 * loginAttemptsAllowed;
export const loginBlock = 15 * minute;
/** Sign-ups that one network address may ask for in an hour. */
export const signUpsAnHour = 60;
/** How often a member, or a visitor's network address, may look at members in a minute: searches and pages together. */
export const looksAMinute = 300;
/** How often somebody may ask for the place of a point in an hour: who walks over the map makes a copy of it. */
export const geocodesAnHour = 60;
/** When finding out where somebody is ends without a result, and how long a device takes it as known. */
export const locateTimeout = 15_000;
export const placeFreshFor = 60 * minute;
/** Reads of one member, or of one visitor's address, that one process answers at once, and that wait for it in line. */
export const readsAtOnce = 3;
export const readsWaiting = 60;
/** How often a member may open a stream of events in a minute. */
export const eventStreamsAMinute = 60;
export const sessionLifetime = 30 * day;
/** The cookie that keeps the language chosen on a device. */
export const localeCookie = "locale";
export const localeCookieLifetime = 365 * day;
export const activationLinkLifetime = 7 * day;
export const activationMailsADay = 5;
/** How long an account that is deleted can be taken back; then it is erased. */
export const reactivationWindow = 14 * day;
export const reactivationMailsADay = 5;
/** Where all that is kept of a member is fetched, as one file with their photos. */
export const dataArchive = "/api/data.zip";
/** How often a member may fetch all that is kept of them in an hour: it is much. */
export const dataCopiesAnHour = 10;

/** A link that sets a new password is for now; one that makes an address the account's waits for its mailbox. */
export const resetLinkLifetime = 60 * minute;
export const resetMailsADay = 3;
/** How often one network address may ask for a new password in an hour, for whomever. */
export const resetsAnHour = 30;
export const emailChangeLinkLifetime = day;
export const emailChangesADay = 5;
/** How long somebody may say that it was not them who changed their address or password. */
export const undoLinkLifetime = 7 * day;

export const retriesAllowed = 5;
export const retryBaseDelay = 250;
/** What the waits of one call come to at most. */
export const retryBudget = 10_000;

export const firstPollDelay = 5_000;
export const pollInterval = 60_000;
export const pollIntervalWithPush = 300_000;
/** How often a page says that its member is writing, and how long it shows that the other one is. */
export const typingToldEach = 3_000;
export const typingShownFor = 6_000;
/** How often a payment that is pending is asked after; one that is pending after a while is late, and asked after less often. */
export const paymentPollInterval = 2_000;
export const paymentLateAfter = 60_000;
export const paymentPollIntervalLate = 10_000;
export const chunkReloadThrottle = 60_000;
/** How long an answer is taken as it is, without asking again. */
export const freshFor = 10_000;
/** What is awaited on a screen takes at least this long, so that no skeleton flashes. */
export const fetchMinimumDelay = 200;

/** What a device keeps of unsent words, of all its members together: how many texts, how large one and all, for how long. */
export const keptEntries = 200;
export const keptEntryBytes = 64_000;
export const keptBytes = 1_000_000;
export const keptFor = 30 * day;

/** Members on a page of search, and beside one that is not full. */
export const membersPerPage = 24;
/** A search counts and shows no more members than these, the newest: whoever looks for one among more asks for fewer. */
export const searchMost = 1_000;
export const similarMembers = 12;
/** Members beside another one's page. */
export const relatedMembers = 6;
/** How far a search may reach, in kilometers: what a distance is told as, too. */
export const searchRadii = [25, 50, 100, 200] as const;
/** How often a member may change where they are in a day. */
export const movesADay = 5;
/** When members were last seen is known to search by periods of so long: they change seldom, and tell nobody's minute. */
export const seenPeriod = 360 * minute;
/** How many years similar and related members may be younger or older. */
export const nearbyYears = 5;
/** The most members that the list of those whom a member has blocked holds: the latest. */
export const blockedMost = 500;
/** Likes or conversations on a page of a list. */
export const listPage = 30;
/** Where badges, tabs and titles stop to count: there are as many, or more. */
export const countMost = 1_000;
/** How many members can be named where likes are asked for by who they are with. */
export const likesAmongMost = 60;
/** What is looked for in a conversation is at most so long, and found at most so often: the latest. */
export const findMaxLength = 100;
export const findMost = 1_000;

/** Likes that the swipe game has for each of a member's own days, and cards that it deals at once. */
export const swipeLikesADay = 4;
export const swipeDeck = 12;
/** Members that the match-finder shows, and the newest ones among whom it looks. */
export const matchesShown = 24;
export const matchesConsidered = 500;
/** How many fictional members like a member by themselves within a day. */
export const automaticLikesADay = 3;
/** The longest that a like pop-up may wait that an address asks for. */
export const likePopupWait = 60 * minute;
/** When likes are read again after an automatic one. */
export const likesReloadDelay = 500;

export const freeConversations = 2;
export const lowCredits = 10;

export const aboutMaxLength = 2_000;
/** What a member may add to one field of their profile. */
export const noteMaxLength = 120;
/** What may be said beside the reason of a report, and how many of them a member makes in a day. */
export const reportMaxLength = 1_000;
export const reportsADay = 20;

/** How many photos of another member are sent to a visitor, to a free member, to one who has paid; a member may have as many of their own. */
export const visitorPhotos = 1;
export const freePhotos = 3;
export const premiumPhotos = 25;

/** The most that the body of a request may weigh that is no upload, in bytes. */
export const bodyMaxBytes = 64 * 1024;
/** The most that a picture may weigh that is sent to us, in bytes. */
export const photoMaxBytes = 20 * 1024 * 1024;
/** The most pixels that a picture may have that is sent to us, the fewest along each side, and how many times as long one side may be. */
export const photoMaxPixels = 50_000_000;
export const photoMinEdge = 200;
export const photoMaxShape = 4;
/** The longest side of a photo as we keep it: a browser sends no more. */
export const photoEdge = 2048;
/** Pictures that a member may send in an hour. */
export const photosAnHour = 100;
/** How many photos of somebody who is no match a reader has to uncover before the next ones come plain. */
export const photosUncovered = 3;
/** Uploads of one member that one process reads at once, and that wait for it in line; and pictures that it decodes at once. */
export const uploadsAtOnce = 2;
export const uploadsWaiting = 30;
export const decodesAtOnce = 2;
export const decodesWaiting = 100;
