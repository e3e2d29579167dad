/** Kept from looking outward: the browser of the tests speaks to the store alone. */
export declare const chromiumArguments: string[];
/** A Chromium to drive: $CHROME, the system's, else the one that comes from npm. */
export declare function chromiumPath(): Promise<string>;
