package io.shudu.spark.words;

import io.shudu.render.words.Language;
import io.shudu.render.words.Words;

/** What functions and jobs say. */
public final class SparkWords {
    /** The words. */
    public static final Words WORDS = Words.of("""
            # Why a row has no result; the keys are the reasons.
            missing = there is no puzzle in this row
                这一行没有题目
            remark = a blank line or a remark, not a puzzle
                空行或注释，不是题目
            conflict = no solution: {0}
                无解：{0}
            none = no solution
                无解
            multiple = several solutions
                有多个解
            incomplete = gave up after {0} guesses
                猜测 {0} 次后放弃
            only-classic = a board of {0}: only 9x9 grids have a canonical form
                {0} 的盘面：只有 9x9 盘面有标准形
            classic-only = a board of {0}: the scale {1} is made for 9x9
                {0} 的盘面：{1} 只用于 9x9
            too-large = a board of {0}: puzzles are rated up to a side of {1}
                {0} 的盘面：只评定边长 {1} 及以下的题目
            number = {0}: use a whole number from {1} to {2}
                {0}：应为 {1} 到 {2} 的整数
            internal = internal error, please report it with the puzzle: {0}
                内部错误，请连同题目一起报告：{0}

            # What is wrong with a call of a function.
            constant = {0}: argument {1} must be the same for all rows
                {0}：第 {1} 个参数必须对所有行相同
            scale = {0}: use one of shudu, hodoku, se, exotic
                {0}：可用 shudu、hodoku、se、exotic
            limit = {0}: use a whole number from 1 to {1}
                {0}：应为 1 到 {1} 的整数
            wish = {0}: use NAME=VALUE, with one of the names {1}
                {0}：应为 名称=值，名称可用 {1}
            wish-value = {0}: not possible here
                {0}：此处不可用
            range = {0}: use a whole number from 0 to {1}
                {0}：应为 0 到 {1} 的整数
            engine = {0}: use one of auto, classic, vector for spark.shudu.engine
                {0}：spark.shudu.engine 可用 auto、classic、vector

            # Jobs.
            job.error = shudu: {0}
                shudu：{0}
            job.usage = use solve, rate, canon, dedupe, census IN OUT, or generate OUT --count N
                用法：solve、rate、canon、dedupe、census IN OUT，或 generate OUT --count N
            job.option = unknown option {0}
                没有选项 {0}
            job.value = {0} needs a value
                {0} 需要一个值
            job.number = {0} {1}: use a whole number from {2} to {3}
                {0} {1}：应为 {2} 到 {3} 的整数
            job.one-of = {0} {1}: use one of {2}
                {0} {1}：可用 {2}
            job.exists = {0} is there already; name another place, or add --replace
                {0} 已经存在；请换一个位置，或加上 --replace
            job.missing = {0}: no such file
                {0}：没有这个文件
            job.column = {0}: there is no column {1}; there are {2}
                {0}：没有列 {1}；现有 {2}
            job.by = there is no column {0} to divide the results by; there are {1}
                没有可用来分目录的列 {0}；现有 {1}
            job.by-text = --by needs results with columns: name OUT *.csv or *.parquet
                --by 需要有列的结果：请把 OUT 命名为 *.csv 或 *.parquet
            job.kept = not complete; what there is stands in {0}
                没有完成；已有的部分在 {0}
            job.failed = the job failed: {0}
                任务失败：{0}
            job.rename = {0} could not take the name {1}
                {0} 无法改名为 {1}
            job.begin = {0} on {1}
                {0}，运行于 {1}
            job.progress = {0} of {1} tasks
                已完成 {0} / {1} 个任务
            job.rows = {0} rows in {1} s: {2}
                {1} 秒内处理 {0} 行：{2}
            job.good = {0} good
                {0} 行正常
            job.bad = {0} with a problem
                {0} 行有问题
            job.remarks = {0} remarks
                {0} 行注释
            job.reason = {0}: {1}
                {0}：{1}
            job.classes = {0} puzzles, {1} essentially different, in {2} s
                {2} 秒内：{0} 道题，其中 {1} 道本质不同
            job.made = {0} puzzles in {1} s, {2} of them not quite as wished
                {1} 秒内出了 {0} 道题，其中 {2} 道不完全合乎要求
            job.census = {0} puzzles of {1} kinds, in {2} s
                {2} 秒内：{0} 道题，分为 {1} 种
            job.out = results: {0}
                结果：{0}
            """);

    private SparkWords() {}

    /** The text of a key with its places filled. */
    public static String text(Language language, String key, Object... args) {
        return WORDS.text(language, key, args);
    }
}
